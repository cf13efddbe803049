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
      Pulling to refresh switches Liked only off. Compare the fields that `refreshPulled` and \
      `refreshed` list with the fields of FeedState.
      """)
  }

  @Test("still switches Liked only")
  func switchesLikedOnly() {
    #expect(
      Self.switchesLikedOnly,
      """
      Liked only can no longer be switched. Does its case still set it, or does something put the old \
      value back? Do not put it back: find where a refresh loses it.
      """)
  }

  @Test("changes nothing but what the intent names", .enabled { await refreshesAndSwitches })
  func keepsEveryOtherField() throws {
    let isRebuilt = try !listedFields().isEmpty
    let lost = Self.differences.first { $0.isLost }
    let other = Self.differences.first { !$0.isLost }

    #expect(
      lost == nil || !isRebuilt,
      """
      A good refresh keeps Liked only, but \(lost?.description ?? ""): it is lost, as Liked only was. The \
      mistake is in the way every case is written, not in one list.
      """)
    #expect(
      lost == nil || isRebuilt,
      """
      A good refresh keeps Liked only, but \(lost?.description ?? ""). Where does \
      `\(lost?.field ?? "")` get that value?
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
    #expect(
      try listedFields().isEmpty,
      """
      Nothing is lost today, but your code still lists the fields of FeedState. Will the compiler \
      remind you of the list on the day a field is added?
      """)
    #expect(
      try copiedFields().count < 2,
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
      (.draftChanged(tooLong), { $0.draft = PostRule.accept(tooLong) }),
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

  private static var tooLong: String { String(repeating: "la", count: PostRule.limit) }

  private var fields: Set<String> {
    Set(Mirror(reflecting: FeedState()).children.compactMap(\.label))
  }

  /// The fields in the lists that a state is built from.
  private func listedFields() throws -> Set<String> {
    let lists = try LearnersCode.sources()
      .matches(of: /(FeedState|Self|\.init)\(((?:[^()]|\([^()]*\))*)\)/)
    let labels = lists.flatMap { $0.2.matches(of: /(\w+):/).map { String($0.1) } }
    return fields.intersection(labels)
  }

  /// The fields that one state gets from another, or that are read beside a state with defaults.
  private func copiedFields() throws -> Set<String> {
    let code = try LearnersCode.sources()
    let one = code.matches(of: /(let |var )?([\w.]+)(?:: \w+)? = ([^\n;]+)/)
      .map { (keyword: $0.1, left: "\($0.2)", right: "\($0.3)") }
    let several =
      code.matches(of: /(let |var )?\(([^()=]+)\)\s*=\s*\(((?:[^()]|\([^()]*\))+)\)/)
      .map { (keyword: $0.1, left: "\($0.2)", right: "\($0.3)") }
    let startsAnew = one.contains {
      $0.keyword != "let " && $0.right.wholeMatch(of: /(FeedState|Self|)(\.init)?\(\)\s*/) != nil
    }
    let copied = (one + several).flatMap { keyword, left, right in
      let targets = keyword != nil ? [] : left.split(separator: ",").map(Self.member)
      return right.split(separator: ",").map(Self.member).filter { source in
        !source.owner.isEmpty
          && (startsAnew || targets.contains { $0.name == source.name && $0.owner != source.owner })
      }
    }
    return fields.intersection(copied.map(\.name))
  }

  /// Splits `state.posts` into its parts; what is no member has no owner.
  private static func member(_ text: Substring) -> (owner: Substring, name: String) {
    let match = text.wholeMatch(of: /\s*(?:(\w+)\.)?(\w+)\s*/)
    return (match?.1 ?? "", "\(match?.2 ?? "")")
  }
}

/// A field that has another value than it should.
private struct FieldDifference: CustomStringConvertible {
  let field: String
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
        field: found.name,
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
    case let text as String where text.count > 40:
      "\"\(text.prefix(8))…\" (\(text.count) characters)"
    case let text as String: "\"\(text)\""
    default: "\(value)"
    }
  }
}
