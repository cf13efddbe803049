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

  @Test func `a tree begins with events whose cause was dropped`() {
    #expect(
      TraceTree(Array(events.dropFirst()), dropped: 1_234_567).text == """
        (dropped: 1,234,567 earlier events)
        └─ saveTapped
           ├─ isSaving: false → true
           └─ output message(saved)
        tap Back
        └─ ? state: written
        """)
    #expect(TraceTree([], dropped: 1).text == "(dropped: 1 earlier event)")
    #expect(TraceTree([events[2]]).text.hasSuffix("\n└─ isSaving: false → true"))
    #expect(Timeline([], dropped: 999).text == "(dropped: 999 earlier events)")
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

  @Test func `a timeline keeps what came before its first act`() {
    let acts = Timeline(Array(events.dropFirst())).acts

    #expect(acts.map(\.title) == ["(before the first act)", "tap Back"])
    #expect(
      acts.map(\.lines) == [
        ["saveTapped", "  isSaving: false → true"],
        ["  output message(saved)", "  ? state: written"],
      ])
  }

  @Test func `a site follows its write, with a caller in another file`() {
    let lines = TraceTree(events, showsSites: true).text.split(separator: "\n")

    #expect(
      lines[2] == "   ├─ isSaving: false → true ← FeedViewModel.swift:96 ← FeedView.swift:7 tap()")
  }

  @Test func `a site without such a caller shows its function`() {
    let caller = Site(function: "a()", file: "Sources/A.swift", line: 2)
    let site = Site(function: "b()", file: "Sources/A.swift", line: 1, callers: [caller])
    let event = Event(id: 0, cause: nil, kind: .mutation(Mutation(field: nil)), site: site)

    #expect(TraceTree([event], showsSites: true).text == "? state: written ← A.swift:1 b()")
  }

  @Test func `a line break in a value begins no line`() {
    let site = Site(function: "f\n", file: "a\u{2028}b", line: 1)
    let event = Event(id: 0, cause: nil, kind: .output("a\r\nb"), site: site)

    #expect(TraceTree([event]).text == #"output a\nb"#)
    #expect(TraceTree([event], showsSites: true).text == #"output a\nb ← a\nb:1 f\n"#)
  }

  // It waits for tests before it.
  @Test(.timeLimit(.minutes(5)))
  func `draws a chain of 100,000 causes`() {
    let act = Event(id: 0, cause: nil, kind: .act("tap"))
    let chain = [act] + (1..<100_000).map { Event(id: $0, cause: $0 - 1, kind: .action("\($0)")) }
    let lastLine = { (text: String) in text.suffix(200).split(separator: "\n").last.map(String.init)
    }

    let (tree, timeline) = (lastLine(TraceTree(chain).text), lastLine(Timeline(chain).text))

    #expect(tree == String(repeating: " ", count: 39 * 3) + "└─ 99999")
    #expect(timeline == String(repeating: " ", count: 40 * 2) + "99999")
  }
}
