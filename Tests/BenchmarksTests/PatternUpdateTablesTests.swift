import LabOutput
import Testing

@testable import LabBenchmarks
@testable import LabMeasure

struct PatternUpdateTablesTests {
  /// MV copies 64 bytes a post, in a time that follows; MVI takes a tenth more than the baseline.
  private func results(_ acts: [FeedAct] = FeedAct.ofPatterns) -> [BenchResult] {
    acts.flatMap { act in
      [160, 1_600, 16_000].flatMap { size in
        let posts = size * 5 / 16
        return [
          result("no pattern", act, size, 2_000, copied: 0),
          result("MV", act, size, 50 * Double(posts), copied: act == .type ? 0 : posts),
          result("MVI", act, size, 2_200, copied: 0),
        ]
      }
    }
  }

  private func result(
    _ store: String, _ act: FeedAct, _ size: Int, _ time: Double, copied: Int
  ) -> BenchResult {
    var result = BenchResult(
      suite: "pattern-update", operation: act.rawValue, contender: store, size: size)
    result.samples = [(0..<11).map { time * (1 + 0.001 * Double($0 % 3)) }]
    (result[.low], result[.median], result[.high]) = (time, time, time)
    if store != "no pattern" {
      (result[.ratioLow], result[.ratio], result[.ratioHigh]) = (
        time / 2_100, time / 2_000, time / 1_900
      )
      result.baseline = "no pattern"
      result.verdict = Verdict.slower.rawValue
    }
    result[.mallocs] = 30
    result[.copiedElements] = copied
    result[.bytes] = 2_000 + 64 * copied
    result[.predictedBytes] = result[.bytes]
    return result
  }

  private func tables(_ results: [BenchResult], trust: Trust = .quiet) -> PatternUpdateTables {
    PatternUpdateTables(
      results: results, grades: .all(trust), bootstrap: Bootstrap(resamples: 20))
  }

  @Test func `one sentence and one table answer the question`() throws {
    let tables = tables(results())

    #expect(
      tables.answer == """
        To like one post of 16,000 elements, MV copies 320 kB; 1 of 2 patterns copy nothing and take \
        2.20 µs to 2.20 µs.
        """)
    #expect(tables.headline.count == 1)
    #expect(
      tables.headline[0].rendered().hasPrefix(
        """
        Time to like one post, by elements in the state (quiet)

        pattern         160    1,600   16,000  growth  ratio  copied
        ────────────────────────────────────────────────────────────
        no pattern  2.00 µs  2.00 µs  2.00 µs  O(1)              0 B
        MV          2.50 µs  25.0 µs   250 µs  O(n)        –  320 kB
        MVI         2.20 µs  2.20 µs  2.20 µs  O(1)    1.10×     0 B

        """))
  }

  @Test func `a run that is not trusted shows no growth, and answers with bytes alone`() {
    let tables = tables(results(), trust: .doNotTrust)

    #expect(
      tables.answer
        == "To like one post of 16,000 elements, MV copies 320 kB; 1 of 2 patterns copy nothing.")
    #expect(tables.headline[0].sections[0].rows.map { $0[4].text } == ["–", "–", "–"])
  }

  @Test func `copies that are not trusted withhold their own growth alone`() {
    let tables = PatternUpdateTables(
      results: results([.like]), grades: Grades([.computing: .quiet, .copying: .doNotTrust]),
      bootstrap: Bootstrap(resamples: 20))

    #expect(tables.answer?.hasSuffix("2.20 µs to 2.20 µs.") == true)
    #expect(tables.headline[0].sections[0].rows.map { $0[4].text } == ["O(1)", "–", "O(1)"])
    #expect(
      tables.headline[0].title?.hasSuffix("(computing quiet, copying do not trust)") == true)
  }
}
