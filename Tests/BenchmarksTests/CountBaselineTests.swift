import Foundation
import LabOutput
import Testing

@testable import LabBenchmarks
@testable import LabMeasure

struct CountBaselineTests {
  @Test func `a row is a line, sorted, with what is gated`() throws {
    let counts: [Count: Int] = [
      .mallocs: 10, .bytes: 64, .predictedBytes: 64, .copiedElements: 2, .acts: 20,
    ]
    var timed = BenchResult.like()
    timed[.median] = 5

    let baseline = CountBaseline(
      [
        .like("MV \"2\"", size: 160, counting: counts), .like("MVVM", size: 16),
        .like(counting: [.acts: 20]),
        .like(counting: [.predictedBytes: 1]), .like("MVI").wrong, timed,
      ], seed: 7, environment: .sample())

    #expect(
      try baseline.text() == #"""
        {
          "compiler" : "Swift 6.3.1",
          "counts" : [
            { "contender" : "MVVM", "mallocs" : 10, "operation" : "like", "size" : 16, "suite" : "session" },
            { "contender" : "MV", "mallocs" : 10, "operation" : "like", "size" : 50, "suite" : "session" },
            { "acts" : 20, "bytes" : 64, "contender" : "MV \"2\"", "copied_elements" : 2, "mallocs" : 10, "operation" : "like", "size" : 160, "suite" : "session" }
          ],
          "platform" : "Sample x86_64",
          "schema" : "pattern-lab.counts/1",
          "seed" : 7
        }

        """#)
  }

  @Test func `reads a baseline of this compiler and platform`() throws {
    let baseline = CountBaseline(
      [.like("MV"), .like("MVI", counting: [.mutations: 3])], seed: 9, environment: .sample())

    #expect(try read(baseline.text()) == baseline)
    #expect(
      try read(
        baseline.text(), .sample(cpu: "Other CPU", kernel: "Sample 6.9-rc1 x86_64")
      )
        == baseline)
  }

  @Test(arguments: [
    (Environment.sample(compiler: "Swift 6.2"), true, "and this is Swift 6.2 on Sample x86_64, on"),
    (.sample(kernel: "Sample 6.1 arm64"), true, "counted by Swift 6.3.1 on Sample x86_64, and"),
    (.sample(), false, "it holds allocations, which this build cannot count"),
  ])
  func `refuses counts that this build cannot repeat`(
    here: Environment, countsAllocations: Bool, reason: String
  ) throws {
    let text = try CountBaseline([.like()], seed: 1, environment: .sample()).text()

    let error = #expect(throws: FileError.self) { try read(text, here, countsAllocations) }

    #expect(error?.description.contains(reason) == true)
  }

  @Test func `the committed baseline is as written, with a row of every suite`() throws {
    let path = URL(filePath: #filePath).appending(path: "../../../Benchmarks/Baselines/counts.json")
      .standardized.path(percentEncoded: false)

    let baseline = try JSONFile.read(
      CountBaseline.self, schema: CountBaseline.schema, from: path)

    #expect(try String(contentsOfFile: path, encoding: .utf8) == baseline.text())
    #expect(Set(baseline.counts.map(\.name.suite)) == Set(Suite.all.map(\.name)))
    #expect(Set(baseline.counts.map(\.name)).count == baseline.counts.count)
  }

  private func read(
    _ text: String, _ here: Environment = .sample(), _ countsAllocations: Bool = true
  ) throws -> CountBaseline {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let path = url.path(percentEncoded: false)
    try AtomicFile.write(text, to: path)
    defer { try? FileManager.default.removeItem(at: url) }
    return try .read(from: path, for: here, countsAllocations: countsAllocations)
  }
}
