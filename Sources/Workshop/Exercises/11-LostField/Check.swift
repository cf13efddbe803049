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

  @Test("changes nothing but what the intent names", .enabled { await refreshesAndSwitches })
  func keepsEveryOtherField() {
    let lost = Self.differences.first { $0.isLost }
    let other = Self.differences.first { !$0.isLost }

    #expect(
      lost == nil,
      """
      Refreshing is right now, but \(lost?.description ?? ""): it is lost, as Liked only was. The \
      mistake is in the way every case is written, not in one list.
      """)
    #expect(
      lost != nil || other == nil,
      """
      Nothing is lost now, but \(other?.description ?? ""). Which value did its case give the field \
      at the start?
      """)
  }

  @Test("survives the next new field", .enabled { await differences.isEmpty })
  func changesTheStateInPlace() throws {
    let code = try yourCode()
    let fields = Mirror(reflecting: FeedState()).children.compactMap(\.label)
    let listed = code.matches(of: /(FeedState|Self|\.init)\(\s*(\w+):/).map { String($0.2) }
    let copied = code.matches(of: /(let |var )?(\w+) = \w+\.(\w+)[ ;]*(\n|$)/)
      .filter { $0.1 == nil && $0.2 == $0.3 }.map { String($0.2) }

    #expect(
      Set(listed).isDisjoint(with: fields),
      """
      Nothing is lost today, but FeedState is still rebuilt from a list of its fields. Which list \
      will the compiler remind you of on the day a field is added?
      """)
    #expect(
      Set(copied).intersection(fields).count < 2,
      """
      Nothing is lost today, but the fields are still copied from one state to another, one by one. \
      Who will copy the one that is added next week?
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

  /// The fields that an intent leaves otherwise than it should.
  private static var differences: [FieldDifference] {
    let changes: [(FeedIntent, (inout FeedState) -> Void)] = [
      (.refreshPulled, { ($0.isLoading, $0.notice) = (true, nil) }),
      (.refreshed([]), { ($0.posts, $0.isLoading, $0.notice) = ([], false, nil) }),
      (.refreshFailed(.server), { ($0.isLoading, $0.notice) = (false, Notice(.refresh, .server)) }),
      (.noticeDismissed, { $0.notice = nil }),
      (.queryChanged("tea"), { $0.query = "tea" }),
      (.draftChanged("Hi"), { $0.draft = "Hi" }),
      (.published(second), { ($0.posts, $0.draft) = ([second, first], "") }),
      (.likedOnlyChanged(false), { $0.isLikedOnly = false }),
    ]
    return changes.flatMap { intent, change in
      [true, false].flatMap { isLoading in
        var before = full
        before.isLoading = isLoading
        var expected = before
        change(&expected)
        let store = FeedStore(before)
        store.send(intent)
        return FieldDifference.all(
          after: "\(intent)", found: store.state, expected: expected, before: before)
      }
    }
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

  /// Your code, without its comments and texts.
  private func yourCode() throws -> String {
    let folder = URL(filePath: #filePath).appending(path: "../../../Sources/LostField").standardized
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
      .joined(separator: "\n")
      .replacing(/(?s)\/\*.*?\*\//, with: "")
      .replacing(/\/\/.*/, with: "")
      .replacing(/"(\\.|[^"\\\n])*"/, with: "\"\"")
  }
}

/// A field that has another value than it should.
private struct FieldDifference: CustomStringConvertible {
  let description: String
  /// Whether it should have stayed as it was.
  let isLost: Bool

  static func all(
    after intent: String, found: FeedState, expected: FeedState, before: FeedState
  ) -> [FieldDifference] {
    let name = intent.prefix { $0 != "(" }
    return zip(fields(of: found), zip(fields(of: expected), fields(of: before))).compactMap {
      let (found, (expected, before)) = $0
      guard found.text != expected.text else { return nil }
      return FieldDifference(
        description: """
          after `\(name)`, `\(found.name)` is \(found.text) instead of \(expected.text)
          """,
        isLost: expected.text == before.text)
    }
  }

  private static func fields(of state: FeedState) -> [(name: String, text: String)] {
    Mirror(reflecting: state).children.map { ($0.label ?? "", text(of: $0.value)) }
  }

  /// A field's value as a person writes it: posts by their texts.
  private static func text(of value: Any) -> String {
    switch value {
    case let posts as Posts: "[\(posts.map(\.text).joined(separator: ", "))]"
    case let notice as Notice?: notice.map { "\"\($0.message)\"" } ?? "nil"
    case let text as String: "\"\(text)\""
    default: "\(value)"
    }
  }
}
