import Foundation
import Measure
import Report
import Testing

@testable import Benchmarks

struct CountBaselineTests {
  @Test func `a row is a line, sorted, with what is gated`() throws {
    let counts: [Count: Int] = [
      .mallocs: 10, .bytes: 64, .predictedBytes: 64, .copiedElements: 2, .acts: 20,
    ]
    let baseline = try CountBaseline(
      [
        .like("MV \"2\"", size: 160, counting: counts), .like("MVVM", size: 16),
        .like(counting: [.acts: 20]),
        .like(counting: [.predictedBytes: 1]), .like("MVI").wrong, .timed(5, part: 0),
      ], seed: 7, environment: .sample())

    #expect(
      try baseline.text() == #"""
        {
          "schema": "pattern-lab.counts/1",
          "compiler": "Swift 6.3.1",
          "platform": "Sample x86_64",
          "seed": 7,
          "counts": [
            {"suite": "session", "operation": "like", "contender": "MVVM", "size": 16, "mallocs": 10},
            {"suite": "session", "operation": "like", "contender": "MV", "size": 50, "mallocs": 10},
            {"suite": "session", "operation": "like", "contender": "MV \"2\"", "size": 160, "acts": 20, "mallocs": 10, "bytes": 64, "copied_elements": 2}
          ]
        }

        """#)
  }

  @Test func `reads a baseline, and the counts of a run`() throws {
    let baseline = try CountBaseline(
      [.like("MV"), .like("MVI", counting: [.mutations: 3])], seed: 9, environment: .sample())
    let run = BenchReport(environment: .sample(), seed: 9, results: baseline.counts)

    #expect(try read(baseline.text()) == baseline)
    #expect(try read(JSONFile.text(of: run)) == baseline)
  }

  @Test func `refuses two rows of one name, when written and when read`() throws {
    let text = try CountBaseline([.like("MV"), .like("MVI")], seed: 1, environment: .sample())
      .text().replacing("MVI", with: "MV")

    #expect(throws: BaselineError.twoRows(BenchResult.like("MV").name)) {
      try CountBaseline(
        [.like(), .like(counting: [.mallocs: 11])], seed: 1, environment: .sample())
    }
    #expect(throws: BaselineError.twoRows(BenchResult.like("MV").name)) { try read(text) }
  }

  @Test(arguments: [
    (Environment.sample(compiler: "Swift 6.2"), "Swift 6.2 on Sample x86_64"),
    (.sample(kernel: "Sample 6.1 arm64"), "Swift 6.3.1 on Sample arm64"),
  ])
  func `refuses another compiler or platform`(here: Environment, name: String) throws {
    let baseline = try CountBaseline([.like()], seed: 1, environment: .sample())

    #expect(
      throws: BaselineError.otherToolchain(baseline: "Swift 6.3.1 on Sample x86_64", here: name)
    ) { try baseline.check(against: here) }
    try baseline.check(against: .sample(cpu: "Other CPU", kernel: "Sample 6.9-rc1 x86_64"))
  }

  @Test(arguments: [
    (#"{"schema":"pattern-lab.counts/0"}"#, "it holds 'pattern-lab.counts/0'; this lab reads"),
    (#"{"schema":"pattern-lab.bench/1"}"#, "it holds 'pattern-lab.bench/1'; this lab reads"),
    (#"{"schema":"pattern-lab.counts/1"}"#, "'compiler' is missing"), ("[]", "another kind"),
  ])
  func `says what is wrong with a file`(text: String, reason: String) {
    let error = #expect(throws: FileError.self) { try read(text) }

    #expect(error?.description.contains(reason) == true)
  }

  @Test func `the committed baseline is as written, with a row of every suite`() throws {
    let path = URL(filePath: #filePath).appending(path: "../../../Benchmarks/Baselines/counts.json")
      .standardized.path(percentEncoded: false)

    let baseline = try CountBaseline.read(from: path)

    #expect(try String(contentsOfFile: path, encoding: .utf8) == baseline.text())
    #expect(Set(baseline.counts.map(\.name.suite)) == Set(Suite.all.map(\.name)))
  }

  private func read(_ text: String) throws -> CountBaseline {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let path = url.path(percentEncoded: false)
    try AtomicFile.write(text, to: path)
    defer { try? FileManager.default.removeItem(at: url) }
    return try CountBaseline.read(from: path)
  }
}
