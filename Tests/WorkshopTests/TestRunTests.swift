import Foundation
import Testing

@testable import LabWorkshop

extension TimeLimits {
  fileprivate static var short: TimeLimits {
    var limits = TimeLimits()
    (limits.build, limits.test) = (60, 0.1)
    return limits
  }
}

struct RunClockTests {
  private let start = SuspendingClock.now
  private func after(_ seconds: Int) -> SuspendingClock.Instant { start + .seconds(seconds) }

  private func clock(builtAfter seconds: Int) -> RunClock {
    var limits = TimeLimits()
    (limits.build, limits.test, limits.tests) = (100, 20, 60)
    var clock = RunClock(limits, at: start)
    clock.print(isBuilt: true, at: after(seconds))
    return clock
  }

  @Test func `a build may take long as long as it prints`() {
    var clock = RunClock(TimeLimits(), at: start)
    #expect(!clock.isOver(at: after(180)) && clock.isOver(at: after(181)))
    clock.print(isBuilt: false, at: after(150))
    #expect(!clock.isOver(at: after(330)) && clock.isOver(at: after(331)))
  }

  @Test func `a test that prints without end is over after its time`() {
    var clock = clock(builtAfter: 50)
    clock.print(isBuilt: true, at: after(69))
    #expect(!clock.isOver(at: after(70)) && clock.isOver(at: after(71)))
  }

  @Test func `tests that get on take longer than one, up to the limit for all`() {
    var clock = clock(builtAfter: 0)
    for seconds in [15, 30, 45, 55] {
      #expect(!clock.isOver(at: after(seconds)))
      clock.test(at: after(seconds))
    }
    #expect(!clock.isOver(at: after(60)) && clock.isOver(at: after(61)))
  }
}

/// Runs of a `swift` that does not end.
struct TestRunTests {
  @Test func `interrupts tests at the time limit`() throws {
    let sample = try SampleClone()
    let pipe = sample.root + "/bin/pipe"
    try sample.install(
      swift: """
        cd "${0%/*}"
        echo $$
        printf 'Build comp'
        read -r _ <pipe
        echo 'lete!'
        \(Self.loop)
        """)
    #expect(mkfifo(pipe, 0o600) == 0)

    let run = try TestRun(
      of: sample.exercise, scratch: sample.work + "/.build", limits: .short,
      environment: sample.environment
    ) { line in
      if line == "Build comp" { FileHandle(forWritingAtPath: pipe)?.write(Data("\n".utf8)) }
    }

    #expect(run.isOverTime)
    #expect(run.exitCode == SIGINT)
    let process = try #require(run.log.split(separator: "\n").first.flatMap { pid_t($0) })
    #expect(kill(process, 0) == -1 && errno == ESRCH)
  }

  @Test func `an error shows no line of it as progress`() throws {
    let sample = try SampleClone()
    try sample.install(
      swift: """
        printf 'Building for debugging...\n'
        printf '[3/6] Compiling List.swift\nList.swift:30:5: error: odd\n30 |   }\n'
        printf 'error: fatalError\n'
        """)

    var shown: [String] = []
    let run = try TestRun(
      of: sample.exercise, scratch: sample.work + "/.build", environment: sample.environment
    ) { shown.append($0) }

    #expect(shown.last == "[3/6] Compiling List.swift")
    #expect(run.log.hasSuffix("error: fatalError\n"))
  }

  @Test(arguments: [
    "[12/20] Compiling OpenArray TodoList.swift", "Building for debugging...",
    "Build complete! (1.20s)", "◇ Test \"a copy\" started.", "✔ Suite Check passed.",
  ])
  func `a step of the build or the tests is progress`(line: Substring) {
    #expect(TestRun.tellsProgress(line))
  }

  @Test func `names the test that hangs, and not one that ended`() throws {
    var events = EventLog()
    for name in ["first", "second"] as [Substring] { events.declare(name) }
    events.start("first")
    events.end("first")
    events.start("second")

    let run = try run(writing: events, then: Self.loop, limits: .short)

    let report = CheckReport(run, of: Course.exercises[0])
    #expect(report.ending == .overTime(during: "the second"))
    #expect(report.tests.map(\.result) == [.passed, .notRun])
  }

  @Test func `a test that fails without end hangs as well`() throws {
    var events = EventLog()
    events.declare("first")
    events.start("first")
    var failure = EventLog()
    failure.fail("first", "again")
    let loop = Self.loop.replacing(
      "do i", with: "do echo '\(failure.lines.dropLast())' >>\"$2\"; i")

    let run = try run(writing: events, then: loop, limits: .short)

    #expect(
      CheckReport(run, of: Course.exercises[0]).ending == .overTime(during: "the first"))
  }

  @Test func `ends a build that hangs, and quotes its last line`() throws {
    let sample = try SampleClone()
    try sample.install(swift: "echo '[3/6] Compiling List.swift'\n\(Self.loop)")
    var limits = TimeLimits()
    (limits.build, limits.test) = (0.2, 0.1)

    let run = try TestRun(
      of: sample.exercise, scratch: sample.work + "/.build", limits: limits,
      environment: sample.environment, progress: { _ in })

    let report = CheckReport(run, of: Course.exercises[0])
    #expect(
      report.ending
        == .notBuilt("the build does not end; its last line is: [3/6] Compiling List.swift"))
    #expect(report.isOverTime)
  }

  /// Runs tests that write events, as far as they come.
  private func run(
    writing events: EventLog, then script: String, limits: TimeLimits
  ) throws -> TestRun {
    let sample = try SampleClone()
    try sample.install(
      swift: """
        while [ "$1" != --event-stream-output-path ]; do shift; done
        cat >"$2" <<'EVENTS'
        \(events.lines)EVENTS
        echo 'Build complete!'
        \(script)
        """)
    return try TestRun(
      of: sample.exercise, scratch: sample.work + "/.build", limits: limits,
      environment: sample.environment, progress: { _ in })
  }

  /// Seconds of work, so that a missing interruption fails a test instead of blocking it.
  static let loop = "i=0; while [ $i -lt 2000000 ]; do i=$((i + 1)); done"
}
