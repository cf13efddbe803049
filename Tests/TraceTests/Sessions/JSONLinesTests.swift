import LabDomain
import Testing

@testable import LabSessions
@testable import LabTrace

struct JSONLinesTests {
  private var recording: Recording {
    let steps: [Step] = [
      .appear, .tap(element: "like-1"), .type(text: "a\nb", field: "Search"), .reveal(row: "end"),
      .refresh, .answer(call: 1, request: "page", failure: nil),
      .answer(call: 2, request: "page", failure: .offline), .wait(.milliseconds(300)), .disappear,
    ]
    var session = RecordedSession(dataSeed: .max, posts: 3)
    session.steps = steps.enumerated().map {
      RecordedStep(step: $1, event: $0, screen: "screen \($0 / 2)")
    }
    let change = { Mutation.Change(property: $0, old: "1", new: "2") }
    let effect = { Effect(name: "save", request: "save(3)", phase: $0, start: $1) }
    let kinds: [Event.Kind] = [
      .act("type \"a\nb\u{2028}c\u{85}\" into Name"), .action("saveTapped"),
      .mutation(Mutation(field: "n", old: "1", new: "2")),
      .mutation(Mutation(field: "rows[0]", changes: [change("a"), change("b")])),
      .mutation(Mutation(field: nil)), .effect(effect(.started, nil)),
      .effect(effect(.finished, 14)), .effect(effect(.failed(error: "offline"), 14)),
      .effect(effect(.cancelled, 14)), .effect(effect(.superseded(by: 12), 14)), .output("pop"),
    ]
    var events = (steps.map { .act("\($0)") } + kinds).enumerated().map { id, kind in
      Event(id: id, cause: id < 10 ? nil : 9, at: .nanoseconds(1_000 * id), kind: kind)
    }
    events[11].site = Site(
      function: "save()", file: "/a/Model.swift", line: 7,
      callers: [Site(function: "tap()", file: "/a/View.swift", line: 1)])
    return Recording(
      pattern: "MVI", feature: "feed", level: .sites, events: events, session: session)
  }

  @Test func `reads what it writes, one recording after the other`() throws {
    let late = Event(id: 7, cause: 6, kind: .output("pop"))
    let all = [
      recording, Recording(level: .fields, dropped: 7, events: [late]), Recording(level: .off),
    ]

    #expect(try JSONLines.recordings(in: all.map(JSONLines.text).joined()) == all)
  }

  @Test func `writes a line about the recording, and one for each event`() throws {
    let lines = try JSONLines.text(of: recording).split(
      separator: "\n", omittingEmptySubsequences: false)

    #expect(
      (lines[...3] + lines[11...13] + lines[19...]).joined(separator: "\n") == """
        {"dropped":0,"feature":"feed","level":"sites","pattern":"MVI","schema":"pattern-lab.trace/2",\
        "session":{"data_seed":18446744073709551615,"posts":3}}
        {"act":"appear","at_ns":0,"id":0,"screen":"screen 0","step":{"appear":{}}}
        {"act":"tap like-1","at_ns":1000,"id":1,"step":{"tap":{"element":"like-1"}}}
        {"act":"type \\"a\\nb\\" into Search","at_ns":2000,"id":2,"screen":"screen 1",\
        "step":{"type":{"field":"Search","text":"a\\nb"}}}
        {"action":"saveTapped","at_ns":10000,"cause":9,"id":10}
        {"at_ns":11000,"cause":9,"id":11,"mutation":{"changes":[{"new":"2","old":"1"}],"field":"n"},\
        "site":{"callers":[{"callers":[],"file":"/a/View.swift","function":"tap()","line":1}],\
        "file":"/a/Model.swift","function":"save()","line":7}}
        {"at_ns":12000,"cause":9,"id":12,"mutation":{"changes":[{"new":"2","old":"1","property":"a"},\
        {"new":"2","old":"1","property":"b"}],"field":"rows[0]"}}
        {"at_ns":18000,"cause":9,"effect":{"name":"save","phase":{"superseded":{"by":12}},\
        "request":"save(3)","start":14},"id":18}
        {"at_ns":19000,"cause":9,"id":19,"output":"pop"}

        """)
  }

  private nonisolated static let noHeader =
    "it is not a trace: a line with \"schema\":\"pattern-lab.trace/2\" comes first"

  @Test(arguments: [
    ("", noHeader), (#"{"id":0}"#, "line 1: " + noHeader),
    (
      #"{"schema":"pattern-lab.trace/1"}"#,
      "line 1: its schema is 'pattern-lab.trace/1'; this lab reads 'pattern-lab.trace/2'"
    ),
  ])
  func `rejects a file that is not a recording`(_ text: String, _ expected: String) {
    expect(text, isRejectedAs: expected)
  }

  @Test(arguments: [
    (#"{"id":5,"at_ns":1,"act":"a"}"#, "line 2: its id 5 does not follow"),
    (#"{"id":3,"at_ns":1}"#, "line 2: it has no act, action, effect, mutation or output"),
  ])
  func `rejects a line that no recorder writes`(_ lines: String, _ expected: String) {
    let header = #"{"schema":"pattern-lab.trace/2","level":"fields","dropped":3}"#

    expect(header + "\n" + lines, isRejectedAs: expected)
  }

  private func expect(_ text: String, isRejectedAs expected: String) {
    let error = #expect(throws: RecordingError.self) { try JSONLines.recordings(in: text) }
    #expect(error?.description == expected)
  }
}
