import LabMeasure
import LabOutput
import Testing

@testable import LabBenchmarks
@testable import LabHarness
@testable import LabStateBenchmarks

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
    result.samples = samples
    (result[.bytes], result[.predictedBytes]) = (bytes, bytes)
    result[.copiedElements] = strategy == "return-new-state" ? size * 5 / 16 : 0
    return result
  }

  private func tables(_ results: [BenchResult], trust: Trust = .quiet) -> StateUpdateTables {
    StateUpdateTables(results: results, grades: .all(trust), processes: 1, bootstrap: few)
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

  @Test func `details hold the fixes, all operations and what is copied`() {
    let text = tables(results).details.map { $0.rendered() }.joined(separator: "\n\n")

    #expect(
      text == """
        The fix, at 16,000 elements (quiet)

        strategy            time   bytes  fix                 time  bytes
        ─────────────────────────────────────────────────────────────────
        return-new-state  120 µs  320 kB  struct in place  3.60 ns    0 B

        struct in place: the element is changed through inout; the state has one owner.
        class, observed: the @Observable class with an observer of what changes, which
        observes anew each time.
        return-new-state: a reducer (State, Action) -> State; the store holds the old
        state meanwhile. Fix: hand the reducer the stored state as inout, so that it has
        one owner.

        Samples of one update, at 16,000 elements (quiet)

        contender         minimum  quartile   median  interval
        ───────────────────────────────────────────────────────────────
        struct in place   3.24 ns   3.42 ns  3.60 ns  3.60 ns – 3.67 ns
        class, observed   1.71 µs   1.80 µs  1.90 µs  1.90 µs – 1.94 µs
        return-new-state   108 µs    114 µs   120 µs  120 µs – 122 µs

        quartile: a quarter of the samples took less. interval: 95 %, of the median. A
        median far above the minimum was slowed down by something else.

        Time of the other updates, at 16,000 elements (quiet)

        strategy             edit
        ─────────────────────────
        struct in place   3.60 ns
        class, observed   1.90 µs
        return-new-state   120 µs

        What one update copies, at 16,000 elements

        strategy            like    edit
        ────────────────────────────────
        return-new-state  320 kB  320 kB

        The other 2 strategies copy no element.
        Exactly the predicted bytes were counted in 18 of 18 rows.
        """)
  }

  @Test func `other strategies follow in a table of their own`() {
    let rows = ["struct in place", "chunked array", "kept snapshot"].map {
      result($0, .likeOnePost, 160, 10, bytes: 0)
    }
    let tables = tables(rows)

    #expect(
      tables.headline[0].sections[0].rows.map { $0[0].text } == [
        "struct in place", "kept snapshot",
      ])
    #expect(tables.details[0].sections[0].rows.map { $0[0].text } == ["chunked array"])
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
    let rows = [160, 16_000].map { size in
      var row = result("scan keeps current", .likeOnePost, size, 1, bytes: 0)
      row.samples = Array(repeating: 100, count: 6) + Array(repeating: 10_000, count: 6)
      return row
    }
    func growth(processes: Int) -> String {
      StateUpdateTables(results: rows, grades: .all(.quiet), processes: processes, bootstrap: few)
        .headline[0].sections[0].rows[0][3].text
    }

    #expect(growth(processes: 2) == "O(1)")
    #expect(growth(processes: 1).hasPrefix("n^"))
  }

  @Test func `counts the rows whose bytes were not predicted`() {
    var others = results
    others[1][.bytes] = 3_248
    let one = tables(others).details.last?.footnotes[1]
    others[0][.bytes] = nil

    #expect(one == "Exactly the predicted bytes were counted in 17 of 18 rows.")
    #expect(tables(others).details.last?.footnotes[1].hasPrefix("This run could not") == true)
    #expect(tables(others).headline[0].footnotes[1].hasPrefix("This run could not") == true)
  }

  @Test func `every strategy and operation fits into 80 columns`() {
    let results = Operation.all.flatMap { operation in
      [16, 160, 1_600, 16_000, 160_000, 1_600_000].flatMap { size in
        Strategies.all.map { result($0.name, operation, size, 999.4e9, bytes: 999_400_000 + size) }
      }
    }
    let tables = tables(results)

    for table in tables.headline + tables.details { #expect(table.fits) }
    #expect(tables.headline[0].columns[1].title == "1,600")
  }
}
