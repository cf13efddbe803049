import Foundation
import Testing

@testable import LabWorkshop

extension TimeLimits {
  fileprivate init(build: Double = 60, tests: Double = 0.2) {
    self.init()
    (self.build, self.tests) = (.seconds(build), .seconds(tests))
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
      of: sample.exercise, scratch: sample.work + "/.build", limits: TimeLimits(build: 60),
      environment: sample.environment
    ) { line in
      if line == "Build comp" { FileHandle(forWritingAtPath: pipe)?.write(Data("\n".utf8)) }
    }

    #expect(run.isOverTime)
    #expect(run.exitCode == SIGINT)
    let process = try #require(run.log.split(separator: "\n").first.flatMap { pid_t($0) })
    #expect(kill(process, 0) == -1 && errno == ESRCH)
  }

  @Test func `ends a build that hangs, and quotes its last line`() throws {
    let sample = try SampleClone()
    try sample.install(swift: "echo '[3/6] Compiling List.swift'\n\(Self.loop)")
    let run = try TestRun(
      of: sample.exercise, scratch: sample.work + "/.build", limits: TimeLimits(build: 1),
      environment: sample.environment, progress: { _ in })

    let report = CheckReport(run, of: Course.exercises[0])
    #expect(
      report.ending
        == .notBuilt("the build does not end; its last line is: [3/6] Compiling List.swift"))
    #expect(report.isOverTime)
  }

  /// Seconds of work, so that a missing interruption fails a test instead of blocking it.
  static let loop = "i=0; while [ $i -lt 2000000 ]; do i=$((i + 1)); done"
}
