import Testing

@testable import Trace

struct TraceDiffTests {
  private func events(likes: [String], saves: Bool = true, count: Int = 4) -> [Event] {
    var kinds: [(Event.Kind, Int?)] = []
    for like in likes {
      let act = kinds.count
      kinds.append((.act("tap \(like)"), nil))
      kinds.append((.action("liked(\(like))"), act))
      kinds.append(
        (.mutation(Mutation(field: "count", old: "3", new: "\(count)")), act + 1))
      if saves { kinds.append((.output("saved"), act + 1)) }
    }
    return kinds.enumerated().map { Event(id: $0, cause: $1.1, at: .seconds($0), kind: $1.0) }
  }

  @Test func `the same session at another time is the same`() {
    let late = events(likes: ["a", "b"]).map {
      Event(id: $0.id + 9, cause: $0.cause.map { $0 + 9 }, at: .seconds(100), kind: $0.kind)
    }

    let diff = TraceDiff(from: events(likes: ["a", "b"]), to: late)

    #expect(diff.isEmpty)
    #expect(diff.text == "")
  }

  @Test func `an act that is only in one, a value that differs, and an event that is missing`() {
    let diff = TraceDiff(
      from: events(likes: ["a", "b"]), to: events(likes: ["b", "c"], saves: false, count: 5))

    #expect(
      diff.text == """
        - tap a
        -   liked(a)
        -     count: 3 → 4
        -     output saved

          tap b
            liked(b)
        -     count: 3 → 4
        +     count: 3 → 5
        -     output saved

        + tap c
        +   liked(c)
        +     count: 3 → 5
        """)
    #expect(
      diff.acts[1] == [
        .same("tap b"), .same("  liked(b)"),
        .differing(old: "    count: 3 → 4", new: "    count: 3 → 5"),
        .onlyOld("    output saved"),
      ])
  }

  @Test func `with nothing, all is only in the other`() {
    let events = events(likes: ["a"])
    #expect(TraceDiff(from: [], to: events).acts.joined().allSatisfy { !$0.isSame })
    #expect(TraceDiff(from: [], to: []).isEmpty)
  }
}
