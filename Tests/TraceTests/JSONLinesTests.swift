import Testing

@testable import Trace

struct JSONLinesTests {
  private static let site = Site(
    function: "save()", file: "/a/Model.swift", line: 7,
    callers: [Site(function: "tap()", file: "/a/View.swift", line: 1)])

  private var events: [Event] {
    let change = { Mutation.Change(property: $0, old: "1", new: "2") }
    let effect = { Effect(name: "save", request: "save(3)", phase: $0, start: $1) }
    let kinds: [Event.Kind] = [
      .act("type \"a\nb\u{2028}c\u{85}\" into Name"), .action("saveTapped"),
      .mutation(Mutation(field: "n", old: "1", new: "2")),
      .mutation(Mutation(field: "rows[0]", changes: [change("a"), change("b")])),
      .mutation(Mutation(field: nil)), .effect(effect(.started, nil)),
      .effect(effect(.finished, 7)), .effect(effect(.failed(error: "offline"), 7)),
      .effect(effect(.cancelled, 7)), .effect(effect(.superseded(by: 12), 7)), .output("pop"),
    ]
    return kinds.enumerated().map { index, kind in
      Event(
        id: index + 2, cause: index == 0 ? nil : 2, at: .nanoseconds(1_000 * index), kind: kind,
        site: index == 2 ? Self.site : nil)
    }
  }

  private var recording: Recording {
    Recording(pattern: "MVI", feature: "feed", level: .sites, dropped: 2, events: events)
  }

  private var session: Recording {
    let steps: [Step] = [
      .appear, .tap(element: "like-1"), .type(text: "a\nb", field: "Search"), .reveal(row: "end"),
      .refresh, .answer(call: 1, request: "page", failure: nil),
      .answer(call: 2, request: "page", failure: "offline"), .wait(.milliseconds(300)), .disappear,
    ]
    var session = RecordedSession(dataSeed: .max, posts: 3)
    session.steps = steps.enumerated().map {
      RecordedStep($1, event: $0, screen: "screen \($0 / 2)")
    }
    let events = steps.indices.map { Event(id: $0, cause: nil, kind: .act("\(steps[$0])")) }
    return Recording(pattern: "MV", level: .fields, events: events, session: session)
  }

  @Test func `reads what it writes, one recording after the other`() throws {
    let all = [recording, session, Recording(level: .off, events: [])]

    #expect(try JSONLines.recordings(in: all.map(JSONLines.text).joined()) == all)
  }

  @Test func `writes a line about the recording, and one for each event`() throws {
    var recording = recording
    recording.events = Array(recording.events[1...3])
    recording.events.append(events[9])

    #expect(
      try JSONLines.text(of: recording) == """
        {"dropped":2,"feature":"feed","level":"sites","pattern":"MVI","schema":"pattern-lab.trace/2"}
        {"action":"saveTapped","at_ns":1000,"cause":2,"id":3}
        {"at_ns":2000,"cause":2,"id":4,"mutation":{"changes":[{"new":"2","old":"1"}],"field":"n"},\
        "site":{"callers":[{"callers":[],"file":"/a/View.swift","function":"tap()","line":1}],\
        "file":"/a/Model.swift","function":"save()","line":7}}
        {"at_ns":3000,"cause":2,"id":5,"mutation":{"changes":[{"new":"2","old":"1","property":"a"},\
        {"new":"2","old":"1","property":"b"}],"field":"rows[0]"}}
        {"at_ns":9000,"cause":2,"effect":{"name":"save","phase":{"superseded":{"by":12}},\
        "request":"save(3)","start":7},"id":11}

        """)
  }

  @Test func `writes a step with its act, and a screen that changed`() throws {
    let lines = try JSONLines.text(of: session).split(separator: "\n")

    #expect(
      lines[..<4].joined(separator: "\n") == """
        {"dropped":0,"level":"fields","pattern":"MV","schema":"pattern-lab.trace/2",\
        "session":{"data_seed":18446744073709551615,"posts":3}}
        {"act":"appear","at_ns":0,"id":0,"screen":"screen 0","step":{"appear":{}}}
        {"act":"tap like-1","at_ns":0,"id":1,"step":{"tap":{"element":"like-1"}}}
        {"act":"type \\"a\\nb\\" into Search","at_ns":0,"id":2,"screen":"screen 1",\
        "step":{"type":{"field":"Search","text":"a\\nb"}}}
        """)
  }

  @Test func `reads CRLF and skips empty lines, but counts them`() throws {
    let empty = try JSONLines.text(of: recording).replacing("\n", with: "\r\n \r\n")
    let text = header + String(repeating: "\n", count: 100_000) + "hello\r\n"

    #expect(try JSONLines.recordings(in: empty) == [recording])
    #expect(reason(for: text) == "line 100002: it is not a JSON object")
  }

  private let header = #"{"schema":"pattern-lab.trace/2","level":"fields","dropped":3}"# + "\n"

  private func reason(for text: String) -> String? {
    #expect(throws: JSONLinesError.self) { try JSONLines.recordings(in: text) }?.description
  }

  @Test(arguments: [
    ("", "it is not a trace: a line with \"schema\":\"pattern-lab.trace/2\" comes first"),
    (#"{"id":0}"#, "it is not a trace: a line with \"schema\":\"pattern-lab.trace/2\" comes first"),
    (
      #"{"schema":"pattern-lab.trace/1"}"#,
      "its schema is 'pattern-lab.trace/1'; this lab reads 'pattern-lab.trace/2'"
    ),
    ("hello", "line 1: it is not a JSON object"),
    (
      #"{"schema":"pattern-lab.trace/2","level":"loud","dropped":0}"#,
      "line 1: 'level' has an unknown value"
    ),
    (
      #"{"schema":"pattern-lab.trace/2","level":"off","dropped":0,"session":{"data_seed":1,"posts":-1}}"#,
      "line 1: 'session.posts' is less than 0"
    ),
  ])
  func `rejects what is no recording`(_ text: String, _ expected: String) {
    #expect(reason(for: text) == expected)
  }

  @Test(arguments: [
    ("[]", "it is not a JSON object"), (#"{"at_ns":1,"act":"a"}"#, "'id' is missing"),
    (#"{"id":2,"at_ns":1,"act":"a"}"#, "its id 2 does not follow"),
    (#"{"id":3,"at_ns":1}"#, "it has no act, action, effect, mutation or output"),
    (#"{"id":3,"at_ns":1,"act":"a","step":{"appear":{}}}"#, "'screen' is missing"),
    (#"{"id":3,"at_ns":1,"cause":3,"act":"a"}"#, "its cause 3 is not before it"),
    (
      #"{"id":3,"at_ns":1,"effect":{"name":"a","request":"a","phase":{"finished":{}},"start":4}}"#,
      "its start 4 is not before it"
    ),
  ])
  func `rejects a line that no recorder writes`(_ line: String, _ expected: String) {
    #expect(reason(for: header + line) == "line 2: " + expected)
  }

  @Test(arguments: [[5, 5], [.max, 3]])
  func `rejects ids that do not grow`(_ ids: [Int]) {
    let lines = ids.map { #"{"id":\#($0),"at_ns":1,"act":"a"}"# }.joined(separator: "\n")

    #expect(reason(for: header + lines) == "line 3: its id \(ids[1]) does not follow")
  }
}
