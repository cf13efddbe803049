import Foundation
import Measure
import Report
import Testing

@testable import Benchmarks
@testable import lab

/// Launches of a made-up suite, by way of the words that a process would be given.
struct LaunchTests {
  /// Runs each launch as a command in this process.
  private func launcher(_ heard: @escaping ([String]) -> Void = { _ in }) -> Launcher {
    Launcher { request, _ in
      heard(request.words)
      var record = LaunchRecord(suite: request.suite)
      record.add(.made(seed: UInt64(request.number)), of: "work")
      return record
    }
  }

  @Test func `words say all that a launch must know`() async throws {
    var options = BenchOptions(isQuick: true, filter: "like one", seed: 9)
    options.largestSize = 16_000
    let request = LaunchRequest(
      2, of: 5, suite: "timed", options: options, path: "/a file", first: "/b file")

    let arguments = try Arguments(
      request.words.dropFirst(), options: LaunchRequest.options,
      operand: .suites([.timed]))

    #expect(request.words.first == LaunchCommand.word)
    #expect(try LaunchRequest(arguments) == request)
    let read = try LaunchRequest(arguments).benchOptions
    #expect(read.isQuick)
    #expect(read.filter == "like one")
    #expect(read.seed == 9)
    #expect(read.largestSize == 16_000)
  }

  @Test(arguments: [
    ["launch"], ["launch", "timed"], ["launch", "timed", "--number=1", "--launches=1"],
    ["launch", "timed", "--number=2", "--launches=2", "--output=x"],
  ])
  func `a launch that does not know what it is ends with 64`(words: [String]) async {
    let run = await Run(words, suites: [.timed])

    #expect(run.code == .wrongUsage)
    #expect(run.notes.hasPrefix("lab launch: a launch needs a SUITE"))
  }

  @Test func `a launch writes what it measured, and its steps`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("record.json")

    let run = await Run(
      "launch", "timed", "--number=1", "--launches=3", "--output=\(path)", suites: [.timed])

    let record = try LaunchRecord.read(from: path)
    #expect(run.code == .done)
    #expect(record.suite == "timed")
    #expect(record.measurements["work"]?.baseline.samples.count == 4)
    #expect(StepLine.step(run.results.dropLast()) == Step("working", done: 0.5))
  }

  @Test func `a later launch is told what the first one measured`() async throws {
    let directory = try TemporaryDirectory()
    var first = LaunchRecord(suite: "timed")
    first.add(.made(seed: 1, iterations: 7), of: "work")
    try JSONFile.write(first, to: directory.path("first.json"))
    let path = directory.path("record.json")

    _ = await Run(
      "launch", "timed", "--number=1", "--launches=3", "--output=\(path)",
      "--first=\(directory.path("first.json"))", suites: [.timed])

    let record = try LaunchRecord.read(from: path)
    #expect(record.measurements["work"]?.baseline.samples.first?.iterations == 7)
  }

  @Test func `the files of a launch are in a directory that goes with them`() throws {
    let directory = try TemporaryDirectory()
    let parent = URL(filePath: directory.path(""))

    let files = try LaunchFiles(LaunchRecord(suite: "timed"), in: parent)
    let during = try FileManager.default.contentsOfDirectory(atPath: parent.path)
    let first = try LaunchRecord.read(from: try #require(files.first))
    files.remove()

    #expect(during.count == 1)
    #expect(first == LaunchRecord(suite: "timed"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: parent.path) == [])
  }

  @Test func `a place that takes no files is named, with the ways out`() {
    #expect(
      throws: FileError.cannotWrite(
        path: "/nowhere/at/all",
        reason: "No such file or directory; set TMPDIR, or add --processes 1")
    ) { try LaunchFiles(nil, in: URL(filePath: "/nowhere/at/all")) }
  }

  @Test func `the time that is left is shown on a terminal`() async {
    let run = await Run("bench", "--processes", "1", suites: [.timed], terminal: true)

    #expect(run.notes.contains("s left, working"))
  }

  @Test func `what launches had in memory is told under the noise`() async throws {
    let launcher = Launcher { request, _ in
      let recorder = LaunchRecorder(suite: request.suite, number: 0, of: request.launches)
      var record = recorder.finished()
      record.add(.made(seed: 1), of: "work")
      return record
    }

    let run = await Run("bench", suites: [.timed], launcher: launcher)

    #expect(run.results.contains("Resident memory, at most in any launch: timed "))
  }

  @Test func `bench shares the rounds of a timed suite among ten launches`() async {
    var heard: [[String]] = []

    let run = await Run("bench", suites: [.timed], launcher: launcher { heard.append($0) })

    #expect(heard.count == 10)
    #expect(
      heard.map { $0.contains { $0.hasPrefix("--first=") } } == [false]
        + Array(repeating: true, count: 9))
    #expect(run.results.contains("10 × 4"))
    #expect(run.code == .done)
  }

  @Test(arguments: [(["--quick"], 3), (["--processes", "5"], 5), (["--processes", "1"], 0)])
  func `fewer launches on request`(words: [String], count: Int) async {
    var launches = 0

    let run = await Run(
      ["bench"] + words, suites: [.timed], launcher: launcher { _ in launches += 1 })

    #expect(launches == count)
    #expect(run.code == .done)
  }

  @Test func `what times nothing is not launched`() async {
    var launches = 0

    _ = await Run("bench", suites: [.tiny], launcher: launcher { _ in launches += 1 })

    #expect(launches == 0)
  }

  @Test(arguments: ["0", "21"])
  func `a number of launches that makes no sense ends with 64`(count: String) async {
    let run = await Run("bench", "--processes", count, suites: [.timed])

    #expect(
      run.notes == "lab bench: '--processes' takes a whole number from 1 to 20, not '\(count)'\n")
    #expect(run.code == .wrongUsage)
  }

  @Test func `a launch that fails fails its suite, in one line`() async {
    let failing = Launcher { request, _ in
      throw LaunchError.failed(number: request.number, of: request.launches, complaint: "it broke")
    }

    let run = await Run("bench", suites: [.timed, .tiny], launcher: failing)

    #expect(run.notes == "lab bench: suite 'timed': launch 1 of 10 failed: it broke\n")
    #expect(run.results.contains("What does nothing cost?"))
    #expect(run.code == .failed)
  }

  @Test func `a step survives its way through a line`() {
    let step = Step("launch 1 of 3, like one post: round 2 of 4", done: 0.125)

    #expect(StepLine.step(StepLine.text(of: step).dropLast()) == step)
    #expect(StepLine.step("no number") == nil)
    #expect(StepLine.step("") == nil)
  }

  @Test func `steps are written a few a second`() {
    var lines: [String] = []
    let writer = StepWriter { lines.append($0) }

    for number in 0..<1_000 { writer.write("\(number)") }

    #expect(lines.count < 20)
    #expect(lines.first == "0.0 0\n")
  }
}

extension Benchmarks.Suite {
  /// Has its rounds from wherever the options say.
  fileprivate static let timed = Suite(name: "timed", question: "How long?", isTimed: true) {
    options, progress in
    progress(Step("working", done: 0.5))
    let known = options.rounds.calibration(of: "work").known["baseline"]
    let rounds = try await options.rounds.rounds(of: "work", progress) {
      .made(seed: options.seed, iterations: known ?? 1)
    }
    let result = BenchResult(suite: "timed", operation: "work", contender: "baseline", size: 1)
    return SuiteReport(
      suite: "timed", tables: [], results: [result], noise: NoiseReceipt(rounds, in: .sample))
  }
}

extension Rounds {
  /// Four rounds that nobody has run.
  fileprivate static func made(seed: UInt64, iterations: Int = 1) -> Rounds {
    let sample = Sample(cpu: 10, wall: 10, iterations: iterations)
    let series = Series(name: "baseline", samples: Array(repeating: sample, count: 4))
    return Rounds(seed: seed, baseline: series, control: series, challengers: [])
  }
}
