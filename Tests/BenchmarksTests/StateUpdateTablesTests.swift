import LabOutput
import Testing

@testable import LabBenchmarks
@testable import LabMeasure

struct StateUpdateTablesTests {
  private let few = Bootstrap(resamples: 20)

  /// Three strategies, one of which has a time per element.
  private var results: [BenchResult] {
    Operation.all.prefix(2).flatMap { operation in
      [160, 1_600, 16_000].flatMap { size -> [BenchResult] in
        let flat = 3.5 + Double(size) / 160_000
        return [
          result("struct in place", operation, size, flat, bytes: 0),
          result("return-new-state", operation, size, 7.5 * Double(size), bytes: 20 * size + 32),
          result("class, observed", operation, size, 1_900, bytes: 696),
        ]
      }
    }
  }

  /// - Parameter bytes: counted; an array of 64 bytes an element is copied where they grow.
  private func result(
    _ strategy: String, _ operation: Operation, _ size: Int, _ time: Double, bytes: Int
  ) -> BenchResult {
    var result = BenchResult(
      suite: "state-update", operation: operation.name, contender: strategy, size: size)
    let samples = (0..<11).map { time * (1 + 0.001 * Double($0 % 3)) }
    (result[.low], result[.median], result[.high]) = (time, time, time * 1.02)
    (result[.minimum], result[.lowerQuartile]) = (time * 0.9, time * 0.95)
    result.samples = [samples]
    (result[.bytes], result[.predictedBytes]) = (bytes, bytes)
    result[.copiedElements] = strategy == "return-new-state" ? size * 5 / 16 : 0
    return result
  }

  private func tables(_ results: [BenchResult], trust: Trust = .quiet) -> StateUpdateTables {
    StateUpdateTables(results: results, grades: .all(trust), bootstrap: few)
  }

  @Test func `one table and one sentence answer the question`() throws {
    let tables = tables(results)

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

  @Test(arguments: [
    (Trust.noisy, ["O(1)", "O(1)", "O(n)"]), (.doNotTrust, ["–", "–", "–"]),
  ])
  func `a run that is not trusted shows no growth`(trust: Trust, growth: [String]) {
    let rows = tables(results, trust: trust).headline[0].sections[0].rows

    #expect(rows.map { $0[4].text } == growth)
    #expect(rows[2][3].text == "120 µs")
  }

  @Test(arguments: [([160, 1_600, 16_000], 2, "n^2.00"), ([160, 200], 1, "n^1.00")])
  func `a growth that is not clearly O(1) or O(n) is an exponent`(
    sizes: [Int], exponent: Int, growth: String
  ) {
    let rows = sizes.map { size in
      let time = 1_000 * Double(exponent == 2 ? size * size : size)
      return result("scan keeps current", .likeOnePost, size, time, bytes: 0)
    }

    #expect(tables(rows).headline[0].sections[0].rows[0][sizes.count + 1].text == growth)
  }

  @Test func `the interval of a growth draws whole processes`() {
    func growth(_ samples: [[Double]]) -> String {
      let rows = [160, 16_000].map { size in
        var row = result("scan keeps current", .likeOnePost, size, 1, bytes: 0)
        row.samples = samples
        return row
      }
      return tables(rows).headline[0].sections[0].rows[0][3].text
    }
    let (fast, slow) = (Array(repeating: 100.0, count: 6), Array(repeating: 10_000.0, count: 6))

    #expect(growth([fast, slow]) == "O(1)")
    #expect(growth([fast + slow]).hasPrefix("n^"))
  }
}
