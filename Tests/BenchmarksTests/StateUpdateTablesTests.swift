import Measure
import Report
import Testing

@testable import Benchmarks

/// Over figures that were made up, for their width and for what they say.
@Suite struct StateUpdateTablesTests {
  private let sizes = [16, 160, 1_600, 16_000, 160_000]
  private let state = AppState.medium

  /// Enough for samples that hardly differ.
  private let few = Bootstrap(resamples: 20)

  private func tables(isQuick: Bool = false) -> [Table] {
    StateUpdateTables(figures(), isQuick: isQuick, bootstrap: few).all
  }

  /// Constant time for strategies that name no fix, a time per element for the others.
  private func samples(_ strategy: Strategy, size: Int) -> [Sample] {
    let nanoseconds = strategy.fix == nil ? 3.5 : 7.5 * Double(size)
    return (0..<11).map { round in
      let cpu = nanoseconds * (1 + 0.001 * Double(round % 3))
      return Sample(cpu: cpu, wall: cpu, iterations: 1)
    }
  }

  /// - Parameter wrong: the strategy whose result is wrong.
  private func figures(wrong: String? = nil) -> [UpdateFigure] {
    Operation.all.flatMap { operation -> [UpdateFigure] in
      let costs = Strategies.all.map { $0.cost(of: operation, on: state) }
      return sizes.flatMap { size -> [UpdateFigure] in
        let all = Strategies.all.map { Series(name: $0.name, samples: samples($0, size: size)) }
        let rounds = Rounds(
          baseline: all[0], control: all[0], challengers: Array(all.dropFirst()))
        return zip(Strategies.all.indices, all).map { index, series in
          let strategy = Strategies.all[index]
          return UpdateFigure(
            operation: operation,
            strategy: strategy,
            size: size,
            cost: costs[index],
            timing: strategy.name == wrong
              ? nil
              : .init(
                series, in: rounds, isBaseline: strategy.name == Strategies.baseline.name,
                bootstrap: few)
          )
        }
      }
    }
  }

  @Test func `no line is wider than 80 characters, and nothing is cut`() {
    for table in tables() {
      let text = table.rendered()

      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
      #expect(!text.contains("…"))
    }
  }

  @Test func `one sees at once what grows`() throws {
    let table = try #require(tables().first)

    #expect(
      table.rendered().split(separator: "\n\n").prefix(2).joined(separator: "\n\n") == """
        Time to like one post, by elements in the state

        strategy                    16      160    1,600   16,000  160,000  growth
        ──────────────────────────────────────────────────────────────────────────
        struct in place        3.50 ns  3.50 ns  3.50 ns  3.50 ns  3.50 ns  O(1)
        plain class            3.50 ns  3.50 ns  3.50 ns  3.50 ns  3.50 ns  O(1)
        @Observable class      3.50 ns  3.50 ns  3.50 ns  3.50 ns  3.50 ns  O(1)
        @Observable, observed  3.50 ns  3.50 ns  3.50 ns  3.50 ns  3.50 ns  O(1)
        class elements         3.50 ns  3.50 ns  3.50 ns  3.50 ns  3.50 ns  O(1)
        return-new-state        120 ns  1.20 µs  12.0 µs   120 µs  1.20 ms  O(n)
        rebuild                 120 ns  1.20 µs  12.0 µs   120 µs  1.20 ms  O(n)
        copy and write back     120 ns  1.20 µs  12.0 µs   120 µs  1.20 ms  O(n)
        scan keeps current      120 ns  1.20 µs  12.0 µs   120 µs  1.20 ms  O(n)
        kept snapshot           120 ns  1.20 µs  12.0 µs   120 µs  1.20 ms  O(n)
        didSet, oldValue        120 ns  1.20 µs  12.0 µs   120 µs  1.20 ms  O(n)
        didSet, no oldValue    3.50 ns  3.50 ns  3.50 ns  3.50 ns  3.50 ns  O(1)
        consuming reduce       3.50 ns  3.50 ns  3.50 ns  3.50 ns  3.50 ns  O(1)
        enum bound with var     120 ns  1.20 µs  12.0 µs   120 µs  1.20 ms  O(n)
        enum set aside         3.50 ns  3.50 ns  3.50 ns  3.50 ns  3.50 ns  O(1)
        dictionary by id       3.50 ns  3.50 ns  3.50 ns  3.50 ns  3.50 ns  O(1)
        dictionary + snapshot   120 ns  1.20 µs  12.0 µs   120 µs  1.20 ms  O(n)
        chunked array          3.50 ns  3.50 ns  3.50 ns  3.50 ns  3.50 ns  O(1)
        chunks + snapshot      3.50 ns  3.50 ns  3.50 ns  3.50 ns  3.50 ns  O(1)
        """)
  }

  @Test func `the share of a frame and the largest state under a millisecond stand together`()
    throws
  {
    let rows = try rows(inTable: 1)

    #expect(rows["rebuild"]?.dropLast() == ["rebuild", "1.20 ms", "14.4 %", "7.2 %", "133 k"])
    #expect(rows["plain class"] == ["plain class", "3.50 ns", "< 0.1 %", "< 0.1 %", "any", ""])
  }

  @Test func `a slow strategy stands beside its fix`() throws {
    let rows = try rows(inTable: 3)

    #expect(rows.count == Strategies.all.filter { $0.fix != nil }.count)
    #expect(rows["enum bound with var"]?.dropFirst(3).prefix(2) == ["enum set aside", "3.50 ns"])
  }

  @Test func `every operation has a column at the largest size, and one for its growth`() throws {
    let times = try rows(inTable: 4)
    let growths = try rows(inTable: 5)

    #expect(times["rebuild"] == ["rebuild"] + Array(repeating: "1.20 ms", count: 6))
    #expect(growths["rebuild"] == ["rebuild"] + Array(repeating: "O(n)", count: 6))
  }

  @Test func `one operation has no tables of all`() {
    let one = figures().filter { $0.operation.name == "flip isLoading" }

    let titles = StateUpdateTables(one, bootstrap: few).all.compactMap(\.title)

    #expect(titles.first == "Time to flip isLoading, by elements in the state")
    #expect(titles.count == 5)
  }

  @Test func `a quick run says what it leaves out`() {
    func says(_ isQuick: Bool) -> Bool {
      tables(isQuick: isQuick)[0].footnotes
        .contains { $0.hasPrefix("A quick run leaves out") }
    }
    #expect(says(true))
    #expect(!says(false))
  }

  private func rows(inTable index: Int) throws -> [String: [String]] {
    let tables = tables()
    let rows = try #require(
      tables.indices.contains(index) ? tables[index].sections.first?.rows : nil)
    return Dictionary(uniqueKeysWithValues: rows.map { ($0[0].text, $0.map(\.text)) })
  }

  @Test func `a strategy with a wrong result is struck out`() throws {
    let figures = figures(wrong: "rebuild")
    let tables = StateUpdateTables(figures, bootstrap: few).all

    let row = try #require(tables[0].sections[0].rows.first { $0[0].text == "rebuild" })
    #expect(row.map(\.text) == ["rebuild"] + Array(repeating: "wrong", count: 5) + [""])

    let results = figures.map { $0.result(in: "state-update") }
      .filter { $0.name.contender == "rebuild" }
    #expect(results.allSatisfy { $0.verdict == "wrong" })
    #expect(results.allSatisfy { $0.time == nil && $0.baseline == nil })
  }

  @Test func `a slow strategy names its fix`() throws {
    let footnotes = try #require(tables().last).footnotes

    for strategy in Strategies.all {
      guard let fix = strategy.fix else { continue }
      #expect(footnotes.contains { $0.hasPrefix("\(strategy.name): ") && $0.hasSuffix(fix.advice) })
    }
  }
}
