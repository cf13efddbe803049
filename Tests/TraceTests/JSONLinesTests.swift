import Testing

@testable import Trace

struct JSONLinesTests {
  private let site = Site(
    function: "save()", file: "/a/Model.swift", line: 7,
    callers: [Site(function: "tap()", file: "/a/View.swift", line: 1)])

  private var recording: Recording {
    let change = { Mutation.Change(property: $0, old: "1", new: "2") }
    let start = Effect(name: "save", request: "save(3)", phase: .started)
    let ended = { Effect(name: "save", request: "save(3)", phase: $0, start: 7) }
    let kinds: [Event.Kind] = [
      .act("type \"a\nb\" into Name"), .action("saveTapped"),
      .mutation(Mutation(field: "n", old: "1", new: "2")),
      .mutation(Mutation(field: "rows[0]", changes: [change("a"), change("b")])),
      .mutation(Mutation(field: nil, changes: [])),
      .effect(start), .effect(ended(.finished)), .effect(ended(.failed("offline"))),
      .effect(ended(.cancelled)), .effect(ended(.superseded(by: 12))), .output("pop"),
    ]
    let events = kinds.enumerated().map { index, kind in
      Event(
        id: index + 2, cause: index == 0 ? nil : 2, at: .nanoseconds(1_000 * index), kind: kind,
        site: index == 2 ? site : nil)
    }
    return Recording(pattern: "MVI", feature: "feed", level: .sites, dropped: 2, events: events)
  }

  @Test func `what is written can be read back`() throws {
    let other = Recording(level: .off, events: [])
    let text = try JSONLines.text(of: recording) + JSONLines.text(of: other)
    #expect(try JSONLines.recordings(in: text) == [recording, other])
  }

  @Test func `lines that end in CRLF can be read, and are counted`() throws {
    let text = try JSONLines.text(of: recording).replacing("\n", with: "\r\n")
    #expect(try JSONLines.recordings(in: text) == [recording])

    let error = #expect(throws: JSONLinesError.self) {
      try JSONLines.recordings(in: text + "\r\nhello\r\n")
    }
    #expect(error?.description == "line 14: it is not valid JSON")
  }

  @Test func `a line separator in a text ends no line`() throws {
    let event = Event(id: 0, cause: nil, kind: .act("type \"a\u{2028}b\u{85}c\" into Name"))
    let recording = Recording(level: .fields, events: [event])
    #expect(try JSONLines.recordings(in: JSONLines.text(of: recording)) == [recording])
  }

  @Test func `the first line tells of what, and each other is an event`() throws {
    let lines = try JSONLines.text(of: recording).split(separator: "\n")

    #expect(
      lines[0] == """
        {"dropped":2,"feature":"feed","level":"sites","pattern":"MVI","schema":"pattern-lab.trace/2"}
        """)
    #expect(lines[2] == #"{"action":"saveTapped","at_ns":1000,"cause":2,"id":3,"kind":"action"}"#)
    #expect(lines[3].contains(#""field":"n","id":4,"kind":"mutation","new":"2","old":"1""#))
    #expect(lines.count == recording.events.count + 1)
  }

  private let header =
    #"{"schema":"pattern-lab.trace/2","level":"fields","dropped":0}"# + "\n"

  @Test(arguments: [
    ("", "it is not a trace: a line with \"schema\":\"pattern-lab.trace/2\" comes first"),
    (#"{"id":0}"#, "it is not a trace: a line with \"schema\":\"pattern-lab.trace/2\" comes first"),
    (#"{"schema":"bench/1"}"#, "its schema is 'bench/1', not 'pattern-lab.trace/2'"),
    ("hello", "line 1: it is not valid JSON"),
  ])
  func `what is no trace is refused`(_ text: String, _ reason: String) {
    let error = #expect(throws: JSONLinesError.self) { try JSONLines.recordings(in: text) }
    #expect(error?.description == reason)
  }

  @Test(arguments: [
    ("[]", "line 2: it is no JSON object"), ("7", "line 2: it is no JSON object"),
    ("null", "line 2: it is no JSON object"),
    (#"{"id":0,"at_ns":1,"kind":"act"}"#, "line 2: 'act' is missing"),
    (#"{"id":0,"at_ns":1,"kind":"dance"}"#, "line 2: 'kind' has an unknown value"),
    (#"{"id":"x","at_ns":1,"kind":"act","act":"a"}"#, "line 2: 'id' has another type"),
    (
      #"{"id":0,"at_ns":1,"kind":"effect","name":"a","effect":"a","phase":"lost"}"#,
      "line 2: 'phase' has an unknown value"
    ),
    (
      String(repeating: #"{"id":5,"at_ns":1,"kind":"act","act":"a"}"# + "\n", count: 2),
      "line 3: its id 5 does not follow"
    ),
  ])
  func `a line that is no event is named`(_ line: String, _ reason: String) {
    let error = #expect(throws: JSONLinesError.self) {
      try JSONLines.recordings(in: header + line)
    }
    #expect(error?.description == reason)
  }

  @Test(arguments: [
    (#""dropped":-4"#, "line 1: 'dropped' is less than 0"),
    (
      #""dropped":0,"session":{"data_seed":1,"posts":-1}"#,
      "line 1: 'session.posts' is less than 0"
    ),
  ])
  func `a first line that no recorder writes is refused`(_ rest: String, _ reason: String) {
    let error = #expect(throws: JSONLinesError.self) {
      try JSONLines.recordings(in: #"{"schema":"pattern-lab.trace/2","level":"off",\#(rest)}"#)
    }
    #expect(error?.description == reason)
  }

  @Test(arguments: [
    (#""cause":2"#, "line 3: its cause 2 is not before it"),
    (#""cause":1"#, "line 3: its cause 1 is not before it"),
    (#""cause":-1"#, "line 3: 'cause' is less than 0"),
    (#""start":1"#, "line 3: its start 1 is not before it"),
    (
      #""step":{"kind":"wait","duration_ns":-1,"screen":""}"#,
      "line 3: 'step.duration_ns' is less than 0"
    ),
    (
      #""step":{"kind":"answer","call":0,"request":"a","screen":""}"#,
      "line 3: 'step.call' is less than 1"
    ),
  ])
  func `a line that no recorder writes is refused`(_ rest: String, _ reason: String) {
    let first = #"{"id":0,"at_ns":1,"kind":"act","act":"a"}"#
    let second = #"{"id":1,"at_ns":1,"kind":"act","act":"a",\#(rest)}"#

    let error = #expect(throws: JSONLinesError.self) {
      try JSONLines.recordings(in: header + first + "\n" + second)
    }

    #expect(error?.description == reason)
  }

  @Test func `a time before the recorder was made is refused`() {
    let error = #expect(throws: JSONLinesError.self) {
      try JSONLines.recordings(in: header + #"{"id":0,"at_ns":-1,"kind":"act","act":"a"}"#)
    }

    #expect(error?.description == "line 2: 'at_ns' is less than 0")
  }

  @Test func `nothing follows the greatest id`() {
    let lines = [Int.max, 0].map { #"{"id":\#($0),"at_ns":1,"kind":"act","act":"a"}"# }

    let error = #expect(throws: JSONLinesError.self) {
      try JSONLines.recordings(in: header + lines.joined(separator: "\n"))
    }

    #expect(error?.description == "line 3: its id 0 does not follow")
  }
}
