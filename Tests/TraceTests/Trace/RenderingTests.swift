import Testing

@testable import LabTrace

struct RenderingTests {
  private static let site = Site(
    function: "FeedViewModel.save()", file: "Sources/FeedViewModel.swift", line: 96,
    callers: [Site(function: "tap()", file: "Sources/FeedView.swift", line: 7)])

  private let events = [
    Event(id: 0, cause: nil, kind: .act("tap Save")),
    Event(id: 1, cause: 0, at: .microseconds(21), kind: .action("saveTapped")),
    Event(
      id: 2, cause: 1, at: .microseconds(1_300),
      kind: .mutation(Mutation(field: "isSaving", old: "false", new: "true")), site: site),
    Event(id: 3, cause: nil, at: .seconds(2), kind: .act("tap Back")),
    Event(id: 4, cause: 1, at: .milliseconds(2_005), kind: .output("message(saved)")),
    Event(id: 5, cause: 3, at: .milliseconds(2_006), kind: .mutation(Mutation(field: nil))),
  ]

  @Test func `a tree shows each event under its cause`() {
    #expect(
      TraceTree(events).text == """
        tap Save
        └─ saveTapped
           ├─ isSaving: false → true
           └─ output message(saved)
        tap Back
        └─ ? state: written
        """)
  }

  @Test func `an event whose cause was dropped begins a tree`() {
    #expect(
      TraceTree(Array(events.dropFirst(2))).text == """
        isSaving: false → true
        tap Back
        └─ ? state: written
        output message(saved)
        """)
  }

  @Test func `a timeline shows each event when it came, however late`() {
    let late = Event(id: 6, cause: nil, at: .milliseconds(1_036_800), kind: .act("tap Next"))

    #expect(
      Timeline(events + [late]).text == """
        tap Save
          saveTapped
            isSaving: false → true

        tap Back
            output message(saved) (requested by: tap Save)
          ? state: written

        tap Next
        """)
  }

  @Test func `a site follows its write, with a caller in another file`() {
    let lines = TraceTree(events, showsSites: true).text.split(separator: "\n")

    #expect(
      lines[2] == "   ├─ isSaving: false → true ← FeedViewModel.swift:96 ← FeedView.swift:7 tap()")
  }

  @Test func `a long text is cut after 23 characters`() {
    let text = summary(of: String(repeating: "\"", count: 25))
    let event = Event(id: 0, cause: nil, kind: .action("draftChanged(\(text), 1)"))

    let shown = String(repeating: #"\""#, count: 23)
    #expect(TraceTree([event]).text == "draftChanged(\"\(shown)…\", 1)")
  }

  @Test func `a line break in a value begins no line`() {
    let site = Site(function: "f\n", file: "a\u{2028}b", line: 1)
    let event = Event(id: 0, cause: nil, kind: .output("a\r\nb"), site: site)

    #expect(TraceTree([event]).text == #"output a\nb"#)
    #expect(TraceTree([event], showsSites: true).text == #"output a\nb ← a\nb:1 f\n"#)
  }
}
