import Benchmarks
import Measure
import Report
import Testing

@Suite struct RunComparisonTests {
  /// - Parameter delta: what the run differed from itself by.
  private func report(
    _ results: [BenchResult], delta: Double = 0.05, seed: UInt64 = 1,
    environment: Environment = .sample()
  ) -> BenchReport {
    let samples = { (nanoseconds: Double) in
      (0..<20).map { _ in Sample(cpu: nanoseconds, wall: nanoseconds, iterations: 1) }
    }
    let rounds = Rounds(
      seed: seed, baseline: Series(name: "MV", samples: samples(1_000)),
      control: Series(name: "control", samples: samples(1_000 * (1 + delta))), challengers: [])
    return BenchReport(
      environment: environment, noise: ["session": NoiseReceipt(rounds, in: environment)],
      results: results)
  }

  private func timed(_ median: Double, by part: Double = 0.01) -> BenchResult {
    BenchResult.like().with(\.medianNanoseconds, median)
      .with(\.lowNanoseconds, median * (1 - part)).with(\.highNanoseconds, median * (1 + part))
  }

  @Test func `a time that changed is told with the interval over both runs`() {
    let comparison = RunComparison(from: report([timed(1_000)]), to: report([timed(1_200)]))

    #expect(
      comparison.table(since: "old.json")?.rendered() == """
        What changed since old.json

          contender  figure      old      new  new/old  interval
        ────────────────────────────────────────────────────────────
        session: like, size 50
          MV         time    1.00 µs  1.20 µs    1.20×  [1.18, 1.22]

        Rows in both runs: 1; those that are not shown have not changed.
        new/old: of the medians; its interval reaches over those of both. The rounds of
        two runs are not interleaved: a time is only shown when that whole interval lies
        outside 1 ± δ, with the larger δ of the two runs, and another load or build can
        still be what changed it.
        """)
  }

  @Test(arguments: [
    // Within the band of one of the runs.
    (1_100.0, 0.01, 0.05, 0.09, false), (1_100, 0.01, 0.09, 0.05, false),
    (1_100, 0.01, 0.05, 0.05, true),
    // The intervals reach into the band.
    (1_100, 0.05, 0.05, 0.05, false), (1_300, 0.05, 0.05, 0.05, true),
    // Faster.
    (900, 0.01, 0.05, 0.05, true), (950, 0.01, 0.05, 0.05, false),
  ])
  func `only what exceeds both bands and both intervals is told`(
    median: Double, part: Double, oldDelta: Double, newDelta: Double, isTold: Bool
  ) {
    let comparison = RunComparison(
      from: report([timed(1_000, by: part)], delta: oldDelta),
      to: report([timed(median, by: part)], delta: newDelta))

    #expect((comparison.table(since: "old.json") != nil) == isTold)
  }

  @Test func `counts are told as they are, and rows that came or went`() {
    let wrong = BenchResult.like("MVVM", mallocs: nil).with(\.verdict, BenchResult.wrong)
    let comparison = RunComparison(
      from: report([.like("MV"), .like("MVI"), .like("MVVM")]),
      to: report([.like("MV", mallocs: 12), .like("MVR"), wrong]))

    let rows = comparison.table(since: "old.json")?.sections.flatMap(\.rows)

    #expect(
      rows?.map { $0.map(\.text).filter { !$0.isEmpty } } == [
        ["MV", "mallocs", "10", "12", "worse"],
        ["MVI", "row went"],
        ["MVR", "row is new"],
        ["MVVM", "result", "right", "wrong"],
        ["MVVM", "mallocs", "10", "worse"],
      ])
  }

  @Test func `what was filtered out, or belongs to another suite, did not go`() {
    let other = BenchResult(suite: "other", operation: "like", contender: "MV", size: 1)
    let old = report([.like("MV"), .like("MVI"), other])

    #expect(
      RunComparison(from: old, to: report([.like("MV")]), isWhole: false).table(since: "") == nil)
    #expect(
      RunComparison(from: old, to: report([.like("MV"), .like("MVI")])).table(since: "") == nil)
  }

  @Test func `another machine, compiler or seed is one line`() {
    let comparison = RunComparison(
      from: report([.like()], environment: .sample(cpu: "Old CPU", compiler: "Swift 6.2")),
      to: report([.like()], seed: 2))

    #expect(
      comparison.remarks(since: "old.json") == [
        "Rows in both runs: 1; none changed since old.json by anything that matters.",
        "Not the same: cpu (was Old CPU, now Sample CPU), "
          + "compiler (was Swift 6.2, now Swift 6.3.1), seed (was 1, now 2).",
      ])
  }

  @Test func `figures that make no sense are no reason to stop`() {
    let odd = timed(1_000).with(\.lowNanoseconds, 0).with(\.mutations, .max)
      .with(\.namedMutations, .min)
    let comparison = RunComparison(from: report([odd]), to: report([timed(2_000)]))

    #expect(comparison.table(since: "old.json") != nil)
  }

  @Test func `no line is wider than 80 characters`() {
    func rows(_ factor: Int) -> [BenchResult] {
      ["struct in place", "@Observable class", "return-new-state"].map { name in
        BenchResult(
          suite: "state-update", operation: "batch of 100 likes", contender: name, size: 1_600_000
        )
        .with(\.medianNanoseconds, 1e6 * Double(factor))
        .with(\.lowNanoseconds, 0.99e6 * Double(factor))
        .with(\.highNanoseconds, 1.01e6 * Double(factor))
        .with(\.bytes, 320_000_032 * factor).with(\.copiedElements, 500_000 * factor)
      }
    }
    let text = RunComparison(from: report(rows(1)), to: report(rows(3)))
      .table(since: "Benchmarks/old.json")?.rendered()

    #expect(text?.split(separator: "\n").allSatisfy { $0.count <= 80 } == true)
    #expect(text?.contains("…") == false)
  }
}
