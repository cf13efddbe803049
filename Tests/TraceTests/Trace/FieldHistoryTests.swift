import Testing

@testable import LabTrace

struct FieldHistoryTests {
  private static let site = Site(function: "f()", file: "Sources/Model.swift", line: 7)

  private let events = [
    Event(id: 0, cause: nil, kind: .act("appear")),
    Event(id: 1, cause: 0, kind: .action("opened")),
    Event(id: 2, cause: 1, kind: .effect(Effect(name: "page", request: "page()", phase: .started))),
    Event(id: 3, cause: nil, kind: .act("tap Like")),
    Event(
      id: 4, cause: 3,
      kind: .mutation(
        Mutation(
          field: "rows[0]",
          changes: [
            Mutation.Change(property: "count", old: "1", new: "2"),
            Mutation.Change(property: "isLiked", old: "false", new: "true"),
          ])), site: site),
    Event(
      id: 5, cause: 1,
      kind: .effect(Effect(name: "page", request: "page()", phase: .failed(error: "no"), start: 2))),
    Event(
      id: 6, cause: 1, kind: .mutation(Mutation(field: "rows", old: "1 item", new: "2 items"))),
    Event(id: 7, cause: nil, kind: .act("tap Back")),
    Event(id: 8, cause: 1, kind: .mutation(Mutation(field: "rows[1].name", old: "a", new: "b"))),
  ]

  @Test func `each change of a field has what led to it`() throws {
    let entries = FieldHistory(of: try #require(FieldPath("rows")), in: events).entries

    #expect(
      entries.map(\.change) == [
        "[0].count 1 → 2, [0].isLiked false → true", "1 item → 2 items", "[1].name a → b",
      ])
    #expect(entries.map(\.act) == ["tap Like", "appear", "appear"])
    #expect(entries.map(\.action) == [nil, "opened", "opened"])
    #expect(entries.map(\.site) == [Self.site, nil, nil])
    // An effect leads to what follows its end until the next act.
    #expect(entries.map(\.effect?.outcome) == [nil, "page() failed(no)", nil])
  }

  @Test(arguments: [
    ("draft", "draft"), ("posts[0].likeCount", "posts[0].likeCount"),
    ("posts[id:3].isLiked", "posts[id: 3].isLiked"), ("FeedViewModel.posts", "posts"),
    ("FeedView.model.posts[2]", "posts[2]"), ("@State FeedView.model.draft", "draft"),
    ("FeedReactor.State.draft", "draft"), ("grid[0][1]", "grid[0][1]"),
  ])
  func `reads a path with or without its owner`(_ text: String, _ path: String) {
    #expect(FieldPath(text)?.description == path)
  }

  @Test(arguments: ["", ".", "a.", "a..b", "[0]", "a[-1]", "a[", "a b", "a[0]b", "a[99999999999]"])
  func `rejects what is no path`(_ text: String) {
    #expect(FieldPath(text) == nil)
  }
}
