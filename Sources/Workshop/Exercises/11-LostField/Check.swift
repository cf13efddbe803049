import Foundation
import LabDomain
import Testing

@testable import LostField

@Suite struct Check {
  @Test("keeps Liked only while the feed refreshes")
  func keepsLikedOnlyOnRefresh() {
    #expect(
      Self.keepsLikedOnly,
      """
      Pulling to refresh switches Liked only off. Compare the fields that `refreshPulled` lists \
      with the fields of FeedState.
      """)
  }

  @Test("still switches Liked only")
  func switchesLikedOnly() {
    #expect(
      Self.switchesLikedOnly,
      """
      Liked only can no longer be switched. The store puts back what the reducer lost; find where \
      it is lost instead.
      """)
  }

  @Test(
    "changes nothing but what the intent names",
    .enabled { await refreshesAndSwitches })
  func keepsEveryOtherField() {
    let intent = Self.firstIntentThatLosesAField

    #expect(
      intent == nil,
      """
      Refreshing is right now, but `\(intent ?? "")` still resets a field that \
      it does not name. The mistake is in the way every case is written, not in one list.
      """)
  }

  @Test(
    "survives the next new field",
    .enabled { await firstIntentThatLosesAField == nil })
  func changesTheStateInPlace() throws {
    let rebuilds = try sources().contains(/(FeedState|\.init)\(\s*\w+:/)

    #expect(
      !rebuilds,
      """
      Nothing is lost today, but FeedState is still rebuilt from a list of its fields. Which list \
      will the compiler remind you of on the day a field is added?
      """)
  }
}

extension Check {
  private static var keepsLikedOnly: Bool {
    let store = FeedStore(full)
    store.send(.refreshPulled)
    store.send(.refreshed([]))
    return store.state.isLikedOnly
  }

  private static var switchesLikedOnly: Bool {
    let store = FeedStore()
    store.send(.likedOnlyChanged(true))
    return store.state.isLikedOnly
  }

  private static var refreshesAndSwitches: Bool { keepsLikedOnly && switchesLikedOnly }

  /// The first intent after which the state is not the full one with only the named changes.
  private static var firstIntentThatLosesAField: String? {
    let expected: [(FeedIntent, (inout FeedState) -> Void)] = [
      (.refreshPulled, { ($0.isLoading, $0.notice) = (true, nil) }),
      (.refreshed([]), { ($0.posts, $0.isLoading, $0.notice) = ([], false, nil) }),
      (.refreshFailed(.offline), { $0.isLoading = false }),
      (.noticeDismissed, { $0.notice = nil }),
      (.queryChanged("tea"), { $0.query = "tea" }),
      (.draftChanged("Hi"), { $0.draft = "Hi" }),
      (.published(second), { ($0.posts, $0.draft) = ([second, first], "") }),
      (.likedOnlyChanged(false), { $0.isLikedOnly = false }),
    ]
    for (intent, change) in expected {
      var state = full
      change(&state)
      let store = FeedStore(full)
      store.send(intent)
      if store.state != state { return "\(intent)".components(separatedBy: "(")[0] }
    }
    return nil
  }

  /// A state without a single default value.
  private static var full: FeedState {
    var state = FeedState()
    state.posts = [first]
    state.isLoading = true
    state.notice = Notice(.refresh, .offline)
    state.query = "bread"
    state.draft = "Hello"
    state.isLikedOnly = true
    return state
  }

  private static var first: Post { Post(id: 1, author: 1, authorName: "Ada", text: "First") }
  private static var second: Post { Post(id: 2, author: 1, authorName: "Ada", text: "Second") }

  /// The learner's code: only its text shows what a field added tomorrow would meet.
  private func sources() throws -> String {
    let folder = URL(filePath: #filePath).appending(path: "../../../Sources/LostField").standardized
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
      .joined(separator: "\n")
      .replacing(/\/\/.*/, with: "")
  }
}
