import Testing

@testable import LabMeasure

struct BenchmarkTests {
  private func contender(_ title: String, isCorrect: Bool = true, bytes: Int) -> CheckedContender {
    CheckedContender(timed: Contender(title) { _, _ in }) {
      isCorrect
    } count: {
      $0[.bytes] = bytes
    }
  }

  private let timings = Timings([
    "like, 16 elements": .steady([("base", 100), ("slow", 200), ("wrong", 50)])
  ])

  @Test func `a contender is counted, and timed beside the baseline`() async throws {
    let benchmark = Benchmark(
      operation: "like", size: 16,
      contenders: [
        contender("base", bytes: 1), contender("slow", bytes: 2),
        contender("wrong", isCorrect: false, bytes: 3),
      ])

    let results = try await benchmark.results(of: "suite", timings)

    #expect(results.map(\.contender) == ["base", "slow", "wrong"])
    #expect(results.map { $0[.bytes] } == [1, 2, nil])
    #expect(results.map { $0[.median] } == [100, 200, nil])
    #expect(results.map { $0[.ratio] } == [nil, 2, nil])
    #expect(results.map(\.verdict) == [nil, "slower", "wrong"])
  }

  @Test func `without timing, a contender with a wrong result is left out`() async throws {
    let benchmark = Benchmark(
      operation: "like", size: 16,
      contenders: [contender("base", bytes: 1), contender("wrong", isCorrect: false, bytes: 2)])

    let results = try await benchmark.results(of: "suite", Timings())

    #expect(results.map(\.contender) == ["base"])
  }

  @Test func `a baseline with a wrong result is an error`() async {
    let benchmark = Benchmark(
      operation: "like", size: 16,
      contenders: [contender("base", isCorrect: false, bytes: 1), contender("other", bytes: 2)])

    await #expect(throws: BenchError.wrongBaseline(contender: "base", operation: "like", size: 16))
    {
      try await benchmark.results(of: "suite", timings)
    }
  }
}
