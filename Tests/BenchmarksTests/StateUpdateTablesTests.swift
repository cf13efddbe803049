import LabOutput
import Testing

@testable import LabBenchmarks
@testable import LabMeasure

struct StateUpdateTablesTests {
  /// A like in three strategies, one of which has a time per element.
  private var results: [BenchResult] {
    [160, 1_600, 16_000].flatMap { size -> [BenchResult] in
      let flat = 3.5 + Double(size) / 160_000
      return [
        result("struct in place", size, flat, bytes: 0),
        result("return-new-state", size, 7.5 * Double(size), bytes: 20 * size + 32),
        result("class, observed", size, 1_900, bytes: 696),
      ]
    }
  }

  private func result(
    _ strategy: String, _ size: Int, _ time: Double, bytes: Int
  ) -> BenchResult {
    var result = BenchResult(
      suite: "state-update", operation: "like one post", contender: strategy, size: size)
    (result[.low], result[.median], result[.high]) = (time, time, time)
    result.samples = [(0..<11).map { time * (1 + 0.001 * Double($0 % 3)) }]
    result[.bytes] = bytes
    result[.copiedElements] = strategy == "return-new-state" ? size * 5 / 16 : 0
    return result
  }

  @Test func `one table and one sentence answer the question`() {
    let tables = StateUpdateTables(
      results: results, grades: .all(.quiet), bootstrap: Bootstrap(resamples: 20))

    #expect(
      tables.answer == """
        Only while something else holds the old state: 2 of 3 strategies copy nothing; \
        'return-new-state' copies 5,000 elements, 320 kB, its fix 'struct in place' 0.
        """)
    #expect(tables.headline.count == 1)
    #expect(
      tables.headline[0].rendered().hasPrefix(
        """
        Time to like one post, by elements in the state (quiet)

        strategy              160    1,600   16,000  growth   bytes
        ───────────────────────────────────────────────────────────
        struct in place   3.50 ns  3.51 ns  3.60 ns  O(1)       0 B
        class, observed   1.90 µs  1.90 µs  1.90 µs  O(1)     696 B
        return-new-state  1.20 µs  12.0 µs   120 µs  O(n)    320 kB

        """))
  }
}
