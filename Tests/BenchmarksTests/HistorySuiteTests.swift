import LabMeasure
import LabOutput
import Testing

@testable import LabBenchmarks
@testable import LabHarness
@testable import LabStateBenchmarks

struct HistorySuiteTests {
  @Test(arguments: [
    (nil, false, [0, 10, 100, 1_000], 5), ("", true, [0, 10, 100], 5),
    ("1000", true, [1_000], 5), ("Depth 1", false, [10, 100, 1_000], 5),
    ("depth 100", false, [100], 5), ("class", false, [0, 10, 100, 1_000], 3),
  ])
  func `a filter keeps what it names, and the baseline`(
    filter: String?, isQuick: Bool, depths: [Int], storages: Int
  ) throws {
    let selection = try HistorySuite.selection(BenchOptions(isQuick: isQuick, filter: filter))

    #expect(selection.depths == depths)
    #expect(selection.storages.count == storages)
    #expect(selection.storages[0].name == "array")
  }

  private static func row(
    _ depth: Int, _ storage: String, _ time: Double?, _ ratio: Double?, _ bytes: Int, _ less: Int,
    _ verdict: String?
  ) -> BenchResult {
    var result = BenchResult(
      suite: "history", operation: "depth \(depth)", contender: storage, size: 2_400)
    result[.median] = time
    (result[.retainedBytes], result[.predictedRetainedBytes]) = (bytes - less, bytes)
    (result[.ratio], result[.ratioLow], result[.ratioHigh]) = (ratio, ratio, ratio)
    result.verdict = verdict
    return result
  }

  private let tables = HistoryTables(
    results: [
      row(0, "array", 4.3, nil, 0, 0, nil), row(0, "dictionary", nil, nil, 0, 0, "wrong"),
      row(0, "class, undo log", 18, 4.19, 0, 0, "slower"),
      row(100, "array", 18_700, nil, 4_803_632, 0, nil),
      row(100, "dictionary", 99_900_000, 5_342, 163_000_000, 0, "inconclusive"),
      row(100, "class, undo log", 51, 0.003, 7_240, 8, "withheld"),
    ], grades: .all(.noisy), forecast: [3_200_000_000, 10_900_000_000, 72_000])

  @Test func `one table and one sentence answer the question`() {
    #expect(
      tables.answer == "At depth 100, class, undo log keeps 7.23 kB and dictionary 163 MB.")
    #expect(
      tables.headline.rendered().hasPrefix(
        """
        What keeping the last states costs, at 2,400 elements (noisy)

        storage          depth 0  depth 100  retained  at 160,000
        ─────────────────────────────────────────────────────────
        array            4.30 ns    18.7 µs   4.80 MB     3.20 GB
        dictionary         wrong    99.9 ms    163 MB     10.9 GB
        class, undo log  18.0 ns    51.0 ns   7.23 kB     72.0 kB

        """))
  }

  @Test func `says where bytes are predicted`() {
    var results = tables.results
    for index in results.indices { results[index][.retainedBytes] = nil }
    let predicted = HistoryTables(results: results, grades: .all(.noisy), forecast: tables.forecast)

    #expect(predicted.answer?.hasSuffix("and dictionary 163 MB, as predicted.") == true)
    #expect(
      predicted.headline.footnotes.last
        == "This run could not count allocations; the bytes are those predicted.")
  }

  @Test func `details compare the storages of each depth`() {
    #expect(
      tables.details.rendered().hasPrefix(
        """
        Each storage beside the first, at 2,400 elements (noisy)

          storage             time    ratio  interval       verdict        retained
        ───────────────────────────────────────────────────────────────────────────
        depth 0
          array            4.30 ns                          baseline          0 B ✓
          dictionary         wrong                                            0 B ✓
          class, undo log  18.0 ns    4.19×  4.19–4.19      slower            0 B ✓

        depth 100
          array            18.7 µs                          baseline      4.80 MB ✓
          dictionary       99.9 ms        –  –              inconclusive   163 MB ✓
          class, undo log  51.0 ns  0.0030×  0.0030–0.0030  –             7.23 kB ✗

        """))
  }
}
