import Testing

@testable import Trace

struct TraceDiffTests {
  private func events(likes: [String], saves: Bool = true, count: Int = 4) -> [Event] {
    var events: [Event] = []
    func add(_ kind: Event.Kind, cause: Int? = nil) {
      events.append(Event(id: events.count, cause: cause, kind: kind))
    }
    for like in likes {
      let act = events.count
      add(.act("tap \(like)"))
      add(.action("liked(\(like))"), cause: act)
      add(.mutation(Mutation(field: "count", old: "3", new: "\(count)")), cause: act + 1)
      if saves { add(.output("saved"), cause: act + 1) }
    }
    return events
  }

  @Test func `ignores ids and times`() {
    let old = events(likes: ["a", "b"])
    let new = old.map {
      Event(id: $0.id + 9, cause: $0.cause.map { $0 + 9 }, at: .seconds(100), kind: $0.kind)
    }

    #expect(TraceDiff(from: old, to: new).isEmpty)
    #expect(TraceDiff(from: [], to: []).isEmpty)
  }

  @Test func `shows acts, lines and values that differ`() {
    let diff = TraceDiff(
      from: events(likes: ["x", "a", "b"]),
      to: [Event(id: 0, cause: nil, kind: .output("early"))]
        + events(likes: ["x"]).map {
          Event(id: $0.id + 1, cause: $0.cause.map { $0 + 1 }, kind: $0.kind)
        }
        + events(likes: ["b", "c"], saves: false, count: 5).map {
          Event(id: $0.id + 5, cause: $0.cause.map { $0 + 5 }, kind: $0.kind)
        })

    #expect(!diff.isEmpty)
    #expect(
      diff.text == """
        + (before the first act)
        + output early

        - tap a
        -   liked(a)
        -     count: 3 → 4
        -     output saved

          tap b
            liked(b)
        -     count: 3 → 4
        -     output saved
        +     count: 3 → 5

        + tap c
        +   liked(c)
        +     count: 3 → 5
        """)
  }

  @Test func `notices another cause`() {
    var new = events(likes: ["a"])
    new[3] = Event(id: 3, cause: 0, kind: new[3].kind)

    #expect(
      TraceDiff(from: events(likes: ["a"]), to: new).text == """
          tap a
            liked(a)
              count: 3 → 4
        -     output saved
        +   output saved
        """)
  }

  /// The acts of the differing lines, each with its mark.
  private func acts(from old: [String], to new: [String]) -> [String] {
    TraceDiff(from: events(likes: old), to: events(likes: new)).text.split(separator: "\n")
      .compactMap { $0.dropFirst(2).hasPrefix("tap") ? String($0.first!) + $0.dropFirst(6) : nil }
  }

  @Test func `pairs acts in order, the nearest first`() {
    #expect(acts(from: ["a", "b", "a", "c"], to: ["a", "a", "c"]) == ["-b"])
    #expect(
      acts(from: ["p", "q"], to: ["1", "2", "p", "3", "4", "q"]) == ["+1", "+2", "+3", "+4"])
    #expect(acts(from: ["p", "q", "r"], to: ["r", "p", "q"]) == ["+r", "-r"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `compares thousands of acts`() {
    let likes = (0..<5_000).map { "\($0)" }

    #expect(
      acts(from: likes, to: Array(likes[..<10] + likes[4_000...]))
        == likes[10..<4_000].map { "-" + $0 })
    #expect(
      acts(from: likes, to: likes.map { "other \($0)" })
        == likes.map { "-" + $0 } + likes.map { "+other " + $0 })
  }
}
