import Testing

@testable import LabWorkshop

struct CheckReportTests {
  private let exercise = Course.exercises[0]

  /// From a run of the toolchain, without its addresses.
  @Test func `reads each test and its sentences from recorded events`() {
    let events = #"""
      {"kind":"test","payload":{"id":"OpenArrayTests.Check","kind":"suite","name":"Check","sourceLocation":{"_filePath":"\/tmp\/Check.swift","column":2,"fileID":"OpenArrayTests\/Check.swift","line":4}},"version":0}
      {"kind":"test","payload":{"displayName":"one is one","id":"OpenArrayTests.Check\/one()\/Check.swift:5:4","isParameterized":false,"kind":"function","name":"one()","sourceLocation":{"_filePath":"\/tmp\/Check.swift","column":4,"fileID":"OpenArrayTests\/Check.swift","line":5}},"version":0}
      {"kind":"test","payload":{"id":"OpenArrayTests.Check\/two()\/Check.swift:6:4","isParameterized":false,"kind":"function","name":"two()","sourceLocation":{"_filePath":"\/tmp\/Check.swift","column":4,"fileID":"OpenArrayTests\/Check.swift","line":6}},"version":0}
      {"kind":"event","payload":{"instant":{"absolute":1,"since1970":2},"kind":"testStarted","messages":[{"symbol":"default","text":"Suite Check started."}],"testID":"OpenArrayTests.Check"},"version":0}
      {"kind":"event","payload":{"instant":{"absolute":1,"since1970":2},"kind":"testStarted","messages":[{"symbol":"default","text":"Test started."}],"testID":"OpenArrayTests.Check\/one()\/Check.swift:5:4"},"version":0}
      {"kind":"event","payload":{"instant":{"absolute":1,"since1970":2},"issue":{"isKnown":true},"kind":"issueRecorded","messages":[{"symbol":"passWithKnownIssue","text":"Expectation failed"},{"symbol":"details","text":"known"}],"testID":"OpenArrayTests.Check\/one()\/Check.swift:5:4"},"version":0}
      {"kind":"event","payload":{"instant":{"absolute":1,"since1970":2},"kind":"testEnded","messages":[{"symbol":"pass","text":"Test passed."}],"testID":"OpenArrayTests.Check\/one()\/Check.swift:5:4"},"version":0}
      {"kind":"event","payload":{"instant":{"absolute":1,"since1970":2},"kind":"testStarted","messages":[{"symbol":"default","text":"Test started."}],"testID":"OpenArrayTests.Check\/two()\/Check.swift:6:4"},"version":0}
      {"kind":"event","payload":{"_comments":["It should be two"],"instant":{"absolute":1,"since1970":2},"issue":{"isKnown":false},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Expectation failed: 1 == 2"},{"symbol":"details","text":"It should be two"}],"testID":"OpenArrayTests.Check\/two()\/Check.swift:6:4"},"version":0}
      {"kind":"event","payload":{"_comments":["It should be two"],"instant":{"absolute":1,"since1970":2},"issue":{"isKnown":false},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Expectation failed: 3 == 2"},{"symbol":"details","text":"It should be two"}],"testID":"OpenArrayTests.Check\/two()\/Check.swift:6:4"},"version":0}
      {"kind":"event","payload":{"instant":{"absolute":1,"since1970":2},"kind":"testEnded","messages":[{"symbol":"fail","text":"Test failed."}],"testID":"OpenArrayTests.Check\/two()\/Check.swift:6:4"},"version":0}
      {"kind":"event","payload":{"instant":{"absolute":1,"since1970":2},"kind":"runEnded","messages":[{"symbol":"fail","text":"Test run failed."}]},"version":0}
      """#

    let report = CheckReport(TestRun(log: "", events: events, exitCode: 1), of: exercise)

    #expect(report.tests.map(\.title) == ["one is one", "two()"])
    #expect(report.tests.map(\.result) == [.passed, .failed])
    #expect(report.tests[1].sentences == ["It should be two"])
    #expect(report.tests.allSatisfy { $0.isOfCheck })
    #expect(report.ending == .completed && !report.isPassed)
  }

  @Test func `shows each error once, of sources first, with paths in the package`() {
    let log = """
      Building for debugging...
      /my work/01-OpenArray/Tests/OpenArrayTests/Check.swift:9:3: error: no such member
      /my work/01-OpenArray/Sources/NameLimit/Name.swift:12:5: error: cannot find 'b' in scope [#x]
      /my work/01-OpenArray/Sources/NameLimit/Name.swift:3:5: warning: never used
      NameLimit/Name.swift:13:5: error: no 'prefix' candidates
      NameLimit/Name.swift:13:5: error: no 'prefix' candidates
      error: fatalError
      """

    let report = CheckReport(TestRun(log: log, exitCode: 1), of: exercise)

    guard case .doesNotCompile(let errors) = report.ending else {
      Issue.record("\(report.ending)")
      return
    }
    #expect(
      errors.map(\.description) == [
        "Sources/NameLimit/Name.swift:12: error: cannot find 'b' in scope [#x]",
        "Sources/NameLimit/Name.swift:13: error: no 'prefix' candidates",
        "Tests/OpenArrayTests/Check.swift:9: error: no such member",
      ])
    #expect(report.warnings.count == 1)
  }

  @Test func `tells a build that fails without a line from a compile error`() {
    let log = "Fetching\nerror: the package at '/gone' cannot be accessed\nBye\n"

    let report = CheckReport(TestRun(log: log, exitCode: 1), of: exercise)

    #expect(report.ending == .notBuilt("error: the package at '/gone' cannot be accessed"))
  }

  @Test func `calls it a crash when no event was written after the build`() {
    let log = "Build complete! (1.20s)\nerror: Exited with unexpected signal code 11\n"

    let report = CheckReport(TestRun(log: log, exitCode: 1), of: exercise)

    #expect(report.ending == .crashed(reason: nil, during: nil))
  }

  @Test func `names the test that was running when the process crashed`() {
    var events = EventLog()
    for name in ["first", "second"] as [Substring] { events.declare(name) }
    events.start("first")
    events.end("first")
    events.start("second")
    let log = "N/A.swift:2: Fatal error: Index out of range\nerror: Exited with signal code 5\n"

    let crash = CheckReport(TestRun(log: log, events: events.lines, exitCode: 1), of: exercise)
    let loop = CheckReport(
      TestRun(
        log: "Build complete!", events: events.lines, exitCode: 1, isOverTime: true), of: exercise)

    #expect(
      crash.ending
        == .crashed(reason: "N/A.swift:2: Fatal error: Index out of range", during: "the second"))
    #expect(loop.ending == .overTime(during: "the second"))
    #expect(crash.tests.map(\.result) == [.passed, .notRun])
  }

  @Test func `passes only when all tests of the check ran and passed`() {
    func isPassed(
      exitCode: Int32 = 0, ends: Bool = true, _ write: (inout EventLog) -> Void
    ) -> Bool {
      var events = EventLog()
      write(&events)
      if ends { events.end() }
      return CheckReport(TestRun(log: "", events: events.lines, exitCode: exitCode), of: exercise)
        .isPassed
    }
    func run(_ name: Substring, in events: inout EventLog, file: String = "Check.swift") {
      events.declare(name, file: file)
      events.start(name)
      events.end(name)
    }

    #expect(isPassed { run("a", in: &$0) })
    // Nothing, a test of the learner's only, one of the learner's that fails, a skipped one, an early exit, and a process that
    // fails after its tests.
    #expect(!isPassed { _ in })
    #expect(!isPassed { run("a", in: &$0, file: "Mine.swift") })
    #expect(
      !isPassed {
        run("a", in: &$0)
        $0.declare("mine", file: "Mine.swift")
        $0.start("mine")
        $0.fail("mine", "It is not.")
        $0.end("mine")
      })
    #expect(
      !isPassed {
        run("a", in: &$0)
        $0.declare("b")
      })
    #expect(!isPassed(ends: false) { run("a", in: &$0) })
    #expect(!isPassed(exitCode: 1) { run("a", in: &$0) })
  }
}

struct HintsTests {
  @Test func `keeps three hints, and those for the compiler's errors`() throws {
    let hints = Hints(try #require(SampleClone.files["Hints.md"]))

    #expect(hints.ladder.count == 3 && hints.ladder[0] == "Who writes?")
    #expect(hints.ladder[2].contains("## no heading"))
    let error = try #require(
      CompilerError("/N/Sources/A.swift:1:1: error: cannot find 'b' in scope", in: "N"))
    #expect(hints.hint(for: [error])?.hasPrefix("Is the name spelled") == true)
    #expect(hints.hint(for: []) == nil)
  }
}
