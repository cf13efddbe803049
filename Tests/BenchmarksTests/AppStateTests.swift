import Domain
import Testing

@testable import Benchmarks

struct AppStateTests {
  @Test(arguments: [16, 160, 1_600])
  func `a sample has the size that was requested`(size: Int) {
    let state = AppState.sample(size: size, seed: 2026)

    #expect(state.size == size)
    #expect(state.posts.count == 5 * state.users.count)
    #expect(state.comments.count == 10 * state.users.count)
    #expect(AppState.sample(size: size, seed: 2026) == state)
    #expect(AppState.sample(size: size, seed: 2027) != state)
  }

  @Test func `every text is too long to be stored in the string itself`() {
    let state = AppState.sample(size: 160, seed: 2026)

    let texts =
      state.users.map(\.name) + state.posts.map(\.authorName) + state.posts.map(\.text)
      + state.comments.map(\.text)
    #expect(texts.allSatisfy { $0.utf8.count > 15 })
  }
}

extension AppState {
  /// 100 users, 500 posts and 1,000 comments.
  static let medium = sample(size: 1_600, seed: 2026)
}
