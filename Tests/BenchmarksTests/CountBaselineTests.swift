import Benchmarks
import Foundation
import Measure
import Report
import Testing

@Suite struct CountBaselineTests {
  @Test func `a row is a line, sorted, and without times`() throws {
    let timed = BenchResult.like("MV \"2\"", size: 160).with(\.medianNanoseconds, 5)
      .with(\.verdict, "slower").with(\.bytes, 64).with(\.predictedBytes, 64)
      .with(\.copiedElements, 2).with(\.retainedBytes, 7).with(\.predictedRetainedBytes, 7)
      .with(\.acts, 20)
    let uncounted = BenchResult.like(mallocs: nil).with(\.acts, 20)
    let wrong = BenchResult.like("MVI").with(\.verdict, BenchResult.wrong)

    let baseline = try CountBaseline(
      [timed, .like("MVVM", size: 16), uncounted, wrong], seed: 7, environment: .sample())

    #expect(
      try baseline.text() == #"""
        {
          "schema": "pattern-lab.counts/1",
          "compiler": "Swift 6.3.1",
          "platform": "Sample x86_64",
          "seed": 7,
          "counts": [
            {"suite": "session", "operation": "like", "contender": "MVVM", "size": 16, "mallocs": 10},
            {"suite": "session", "operation": "like", "contender": "MV \"2\"", "size": 160, "acts": 20, "mallocs": 10, "bytes": 64, "copied_elements": 2, "retained_bytes": 7}
          ]
        }

        """#)
  }

  @Test func `what was written is read back, and so are the counts of a run`() throws {
    let baseline = try CountBaseline(
      [.like("MV"), .like("MVI").with(\.mutations, 3)], seed: 2026, environment: .sample())
    let report = BenchReport(environment: .sample(), noise: [:], results: baseline.counts)

    #expect(try read(baseline.text()) == baseline)
    #expect(try read(JSONFile.text(of: report)) == baseline)
  }

  @Test func `a name that comes twice is an error, when written and when read`() throws {
    let rows = [BenchResult.like("MV"), .like("MV", mallocs: 11)]
    let text = try CountBaseline([.like("MV"), .like("MVI")], seed: 1, environment: .sample())
      .text().replacing("MVI", with: "MV")

    #expect(throws: BaselineError.twoRows(rows[0].name)) {
      try CountBaseline(rows, seed: 1, environment: .sample())
    }
    #expect(throws: BaselineError.twoRows(rows[0].name)) { try read(text) }
  }

  @Test(arguments: [
    (Environment.sample(compiler: "Swift 6.2"), "Swift 6.2 on Sample x86_64"),
    (.sample(kernel: "Sample 6.1 arm64"), "Swift 6.3.1 on Sample arm64"),
    (.sample(kernel: "unknown"), "Swift 6.3.1 on unknown unknown"),
  ])
  func `another compiler or platform is refused`(here: Environment, name: String) throws {
    let baseline = try CountBaseline([.like()], seed: 1, environment: .sample())

    #expect(
      throws: BaselineError.otherToolchain(baseline: "Swift 6.3.1 on Sample x86_64", here: name)
    ) {
      try baseline.check(against: here)
    }
  }

  @Test func `another machine is welcome`() throws {
    let baseline = try CountBaseline([.like()], seed: 1, environment: .sample())

    try baseline.check(against: .sample(cpu: "Other CPU", kernel: "Sample 6.9-rc1 x86_64"))
  }

  @Test(arguments: [
    ("\u{0}\u{1}", "it is not valid JSON"),
    ("[]", "it is another kind of value"),
    ("{}", "'schema' is missing"),
    (#"{"schema":"pattern-lab.counts/1"}"#, "'compiler' is missing"),
    (#"{"schema":3}"#, "'schema' has another type"),
  ])
  func `a corrupt file is one clear error`(text: String, reason: String) throws {
    let error = #expect(throws: FileError.self) { try read(text) }

    #expect(error?.description.hasSuffix("it does not hold what was expected (\(reason))") == true)
  }

  @Test func `a foreign or an older file is told from a corrupt one`() {
    let error = #expect(throws: FileError.self) { try read(#"{"schema":"pattern-lab.counts/0"}"#) }

    #expect(
      error?.description.hasSuffix(
        "it holds 'pattern-lab.counts/0'; this lab reads 'pattern-lab.counts/1' "
          + "and 'pattern-lab.bench/2'") == true)
  }

  @Test func `the committed baseline is as it was written, and knows every suite`() throws {
    let path = URL(filePath: #filePath).appending(path: "../../../Benchmarks/Baselines/counts.json")
      .standardized.path(percentEncoded: false)

    let baseline = try CountBaseline.read(from: path)

    #expect(try String(contentsOfFile: path, encoding: .utf8) == baseline.text())
    #expect(Set(baseline.counts.map(\.suite)) == Set(Suites.all.map(\.name)))
  }

  private func read(_ text: String) throws -> CountBaseline {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let path = url.path(percentEncoded: false)
    try AtomicFile.write(text, to: path)
    defer { try? FileManager.default.removeItem(at: url) }
    return try CountBaseline.read(from: path)
  }
}
