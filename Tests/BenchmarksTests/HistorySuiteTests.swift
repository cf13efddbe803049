import Measure
import Report
import Testing

@testable import Benchmarks

struct HistorySuiteTests {
  @Test(arguments: [
    (nil, [0, 10, 100, 1_000], 5), ("", [0, 10, 100, 1_000], 5), ("Depth 1", [10, 100, 1_000], 5),
    ("depth 100", [100], 5), ("class", [0, 10, 100, 1_000], 3), ("chunk", [0, 10, 100, 1_000], 2),
  ])
  func `a filter keeps what it names, and the baseline`(
    filter: String?, depths: [Int], storages: Int
  ) throws {
    let selection = try HistorySuite.selection(BenchOptions(filter: filter))

    #expect(selection.depths == depths)
    #expect(selection.storages.count == storages)
    #expect(selection.storages[0].name == "array")
  }

  @Test func `a quick run keeps 1,000 states only when the filter names that`() throws {
    let quick = try HistorySuite.selection(BenchOptions(isQuick: true)).depths
    let named = try HistorySuite.selection(BenchOptions(isQuick: true, filter: "1000")).depths

    #expect(quick == [0, 10, 100])
    #expect(named == [1_000])
    #expect(throws: BenchError.self) {
      try HistorySuite.selection(BenchOptions(filter: "linked list"))
    }
  }

  @Test func `a row has the bytes counted and predicted`() {
    let benchmark = HistorySuite.benchmark(10, HistoryStorage.all, .medium)
    var result = BenchResult(
      suite: "history", operation: "depth 10", contender: "array", size: 1_600)

    benchmark.contenders[0].count(&result)

    #expect(benchmark.operation == "depth 10")
    #expect(benchmark.contenders.map(\.timed.title) == HistoryStorage.all.map(\.name))
    #expect(result[.predictedRetainedBytes] == 320_672)
    #expect(result[.retainedBytes] == (LiveBytesCounter.isAvailable ? 320_672 : nil))
  }

  private let results: [BenchResult] = [
    row(0, "array", 4.3, 1, 0, 0), row(0, "class, undo log", 18, 4.19, 0, 0),
    row(100, "array", 18_700, 1, 4_803_632, 4_803_632),
    row(100, "class, undo log", 51, 0.003, 7_232, 7_240),
  ]

  private static func row(
    _ depth: Int, _ storage: String, _ time: Double, _ ratio: Double, _ retained: Int,
    _ predicted: Int
  ) -> BenchResult {
    var result = BenchResult(
      suite: "history", operation: "depth \(depth)", contender: storage, size: 2_400)
    result[.median] = time
    (result[.retainedBytes], result[.predictedRetainedBytes]) = (retained, predicted)
    if storage != "array" {
      (result[.ratio], result[.ratioLow], result[.ratioHigh]) = (ratio, ratio, ratio)
      result.verdict = ratio > 1 ? "slower" : "faster"
    }
    return result
  }

  @Test func `one table and one sentence answer the question`() {
    let tables = HistoryTables(results, trust: .quiet, forecast: [3_200_000_000, 72_000])

    #expect(
      tables.answer == """
        At depth 100, class, undo log keeps 7.23 kB and array 4.80 MB; values share what no change \
        touched.
        """)
    #expect(tables.headline.count == 1)
    #expect(
      tables.headline[0].rendered().hasPrefix(
        """
        What keeping the last states costs, at 2,400 elements (quiet)

        storage          depth 0  depth 100  retained  at 160,000
        ─────────────────────────────────────────────────────────
        array            4.30 ns    18.7 µs   4.80 MB     3.20 GB
        class, undo log  18.0 ns    51.0 ns   7.23 kB     72.0 kB

        """))
  }

  @Test func `details compare the storages of each depth`() {
    let tables = HistoryTables(results, trust: .quiet, forecast: [0, 0])

    #expect(
      tables.details[0].rendered().hasPrefix(
        """
        Each storage beside the first, at 2,400 elements (quiet)

          storage             time    ratio  interval          verdict    retained
        ──────────────────────────────────────────────────────────────────────────
        depth 0
          array            4.30 ns                             baseline      0 B ✓
          class, undo log  18.0 ns    4.19×  [4.19, 4.19]      slower        0 B ✓

        depth 100
          array            18.7 µs                             baseline  4.80 MB ✓
          class, undo log  51.0 ns  0.0030×  [0.0030, 0.0030]  faster    7.23 kB ✗

        """))
  }

  @Test func `the widest figures fit into 80 columns`() {
    var wide = Self.row(100, "class, snapshots", 1, 0.003, 0, 0)
    wide[.median] = 99_900_000
    wide.verdict = Verdict.inconclusive.rawValue
    wide[.retainedBytes] = 163_000_000
    let tables = HistoryTables([wide], trust: .quiet, forecast: [10_900_000_000])

    for table in tables.headline + tables.details {
      let text = table.rendered()
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
      #expect(!text.contains("…"))
    }
  }

  @Test func `a run that is not trusted shows no verdict`() {
    var results = results
    for index in [1, 3] { results[index].verdict = Verdict.withheld.rawValue }
    let table = HistoryTables(results, trust: .doNotTrust, forecast: [0, 0]).details[0]

    let rows = table.sections.flatMap(\.rows)
    #expect(rows.map { $0[4].text } == ["baseline", "–", "baseline", "–"])
    #expect(table.footnotes.contains("–: verdicts are withheld, as the run is too noisy."))
  }

  @Test func `a storage with another past has no time`() {
    var wrong = results
    wrong[1][.median] = nil
    wrong[1][.ratio] = nil
    wrong[1].setWrong()

    let rows = HistoryTables(wrong, trust: .quiet, forecast: [0, 0]).details[0].sections[0].rows

    #expect(rows[1].prefix(5).map(\.text) == ["class, undo log", "wrong", "", "", ""])
  }
}
