import Testing

@testable import Trace

struct TimelineTests {
  private let events = [
    Event(id: 0, cause: nil, kind: .act("tap Save")),
    Event(id: 1, cause: 0, at: .microseconds(21), kind: .action("saveTapped")),
    Event(
      id: 2, cause: 1, at: .microseconds(1_300),
      kind: .mutation(Mutation(field: "isSaving", old: "false", new: "true"))),
    Event(id: 3, cause: nil, at: .seconds(2), kind: .act("tap Back")),
    Event(id: 4, cause: 1, at: .milliseconds(2_005), kind: .output("message(saved)")),
  ]

  @Test func `each event stands where it happened, under its act`() {
    #expect(
      Timeline(events).text == """
            0.000 ms  tap Save
            0.021 ms    saveTapped
            1.300 ms      isSaving: false → true

        2,000.000 ms  tap Back
        2,005.000 ms      output message(saved) (asked for by: tap Save)
        """)
  }

  @Test func `times line up, however late the last one is`() {
    let late = Event(id: 5, cause: nil, at: .milliseconds(1_036_800), kind: .act("tap Next"))
    let timeline = Timeline(events + [late])
    #expect(
      timeline.text.hasPrefix(
        """
                0.000 ms  tap Save
                0.021 ms    saveTapped
        """))
    #expect(timeline.text.hasSuffix("\n\n1,036,800.000 ms  tap Next"))
    #expect(
      timeline.lines(of: (events + [late]).sections[1]) == [
        "        5.000 ms      output message(saved) (asked for by: tap Save)"
      ])
  }

  @Test(arguments: [
    (1, "(dropped: 1 earlier happening)"), (999, "(dropped: 999 earlier happenings)"),
    (1_000, "(dropped: 1,000 earlier happenings)"),
    (12_345_067, "(dropped: 12,345,067 earlier happenings)"),
  ])
  func `what was dropped is counted, with a comma between thousands`(
    _ dropped: Int, _ line: String
  ) {
    #expect(Timeline([], dropped: dropped).text == line)
    #expect(TraceTree([], dropped: dropped).text == line)
  }

  @Test func `for one act, the time since then is told`() {
    let sections = events.sections

    #expect(sections.map(\.title) == ["tap Save", "tap Back"])
    #expect(
      Timeline(events).lines(of: sections[1]) == [
        "    5.000 ms      output message(saved) (asked for by: tap Save)"
      ])
  }
}
