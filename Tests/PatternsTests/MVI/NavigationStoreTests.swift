import Foundation
import LabContract
import LabDomain
import LabFields
import LabSpecification
import MVI
import StageUI
import Testing

struct NavigationStoreTests {
  private final class Session {
    var intents: [NavigationIntent] = []
  }

  private let session = Session()

  private func recordedStore() -> NavigationStore {
    NavigationStore(
      NavigationState(path: [.feed]),
      reduce: { [session] state, intent in
        session.intents.append(intent)
        return NavigationReducer.reduce(into: &state, intent)
      }, handle: { _, _ in })
  }

  /// Opens an author, goes back, follows a link to three screens, and goes back again.
  private func navigate(_ navigation: NavigationStore) {
    let feed = FeedStore(navigation: navigation, environment: .test())
    feed.send(.authorTapped([Post].short[1]))
    ProfileStore(id: 3, navigation: navigation, environment: .test()).send(.backTapped)
    navigation.binding.wrappedValue = [.feed, .profile(1), .profile(2, name: "Ada")]
    ProfileStore(id: 2, navigation: navigation, environment: .test()).send(.backTapped)
  }

  @Test func `intents from two screens and a link give the same path when replayed`() {
    let navigation = recordedStore()
    navigate(navigation)
    #expect(navigation.path == [.feed, .profile(1)])

    var fresh = Draft(NavigationState(path: [.feed]))
    for intent in session.intents { _ = NavigationReducer.reduce(into: &fresh, intent) }

    #expect(fresh.state == navigation.state && session.intents.count == 4)
  }

  @Test func `a saved state is restored with its path and its names`() throws {
    let state = NavigationState(path: [.feed, .profile(1), .profile(2, name: "Ada")])

    let saved = try JSONEncoder().encode(state)
    let restored = try JSONDecoder().decode(NavigationState.self, from: saved)

    #expect("\(restored)" == "\(state)")
  }
}
