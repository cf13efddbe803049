import Benchmarks
import Measure
import Report
import Testing

/// Over figures that were made up, for their width and for what they say.
@Suite struct StateUpdateTablesTests {
  private let sizes = [160, 1_600, 16_000, 160_000]
  private let state = AppState.sample(scale: 1, seed: 2026)

  /// Constant time for strategies that copy nothing, a time per element for the others.
  private func samples(_ strategy: Strategy, size: Int) -> [Sample] {
    let nanoseconds =
      switch strategy.copies {
      case .nothing: 3.5
      case .touchedArray: 7.5 * Double(size)
      }
    return (0..<11).map { round in
      let cpu = nanoseconds * (1 + 0.001 * Double(round % 3))
      return Sample(cpu: cpu, wall: cpu, iterations: 1)
    }
  }

  /// - Parameter wrong: the strategy whose result is wrong.
  private func figures(wrong: String? = nil) -> [UpdateFigure] {
    Operation.all.flatMap { operation in
      sizes.flatMap { size in
        let all = Strategies.all.map { Series(name: $0.name, samples: samples($0, size: size)) }
        let rounds = Rounds(
          seed: 1, baseline: all[0], control: all[0], challengers: Array(all.dropFirst()))
        return zip(Strategies.all, all).map { strategy, series in
          UpdateFigure(
            operation: operation,
            strategy: strategy,
            size: size,
            predictedBytes: strategy.predictedBytes(for: operation, on: state),
            cost: strategy.cost(of: operation, on: state),
            timing: strategy.name == wrong
              ? nil
              : .init(series, in: rounds, isBaseline: strategy.name == Strategies.baseline.name)
          )
        }
      }
    }
  }

  @Test func `no line is wider than 80 characters, and nothing is cut`() {
    for table in StateUpdateTables(figures()).all {
      let text = table.rendered()

      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
      #expect(!text.contains("…"))
    }
  }

  @Test func `one sees at once what grows`() throws {
    let table = try #require(StateUpdateTables(figures()).all.first)

    #expect(
      table.rendered().split(separator: "\n\n").prefix(2).joined(separator: "\n\n") == """
        Time to like one post, by elements in the state

        strategy               160    1,600   16,000  160,000  growth  exponent
        ────────────────────────────────────────────────────────────────────────────
        struct in place    3.50 ns  3.50 ns  3.50 ns  3.50 ns  O(1)    [-0.05, 0.05]
        plain class        3.50 ns  3.50 ns  3.50 ns  3.50 ns  O(1)    [-0.05, 0.05]
        @Observable class  3.50 ns  3.50 ns  3.50 ns  3.50 ns  O(1)    [-0.05, 0.05]
        class elements     3.50 ns  3.50 ns  3.50 ns  3.50 ns  O(1)    [-0.05, 0.05]
        return-new-state   1.20 µs  12.0 µs   120 µs  1.20 ms  O(n)    [0.95, 1.05]
        rebuild            1.20 µs  12.0 µs   120 µs  1.20 ms  O(n)    [0.95, 1.05]
        kept snapshot      1.20 µs  12.0 µs   120 µs  1.20 ms  O(n)    [0.95, 1.05]
        """)
  }

  @Test func `a strategy with a wrong result is struck out`() throws {
    let figures = figures(wrong: "rebuild")
    let tables = StateUpdateTables(figures).all

    let row = try #require(tables[0].sections[0].rows.first { $0[0].text == "rebuild" })
    #expect(row.map(\.text) == ["rebuild", "wrong", "wrong", "wrong", "wrong", "", ""])

    let results = figures.map { $0.result(in: "state-update") }.filter { $0.contender == "rebuild" }
    #expect(results.allSatisfy { $0.verdict == "wrong" })
    #expect(results.allSatisfy { $0.medianNanoseconds == nil && $0.ratio == nil })
  }

  @Test func `a slow strategy names its fix`() throws {
    let footnotes = try #require(StateUpdateTables(figures()).all.last).footnotes

    for strategy in Strategies.all {
      guard let fix = strategy.fix else { continue }
      #expect(footnotes.contains { $0.hasPrefix("\(strategy.name): ") && $0.hasSuffix(fix) })
    }
    #expect(footnotes.last == "Again: swift run -c release lab bench state-update")
  }
}
