import Measure
import Report
import Testing

@testable import Benchmarks

/// Over times that were made up, for their width and for what they say.
@Suite struct HistoryTablesTests {
  private let state = AppState.medium
  private let depths = [0, 10].map { HistoryDepth($0) }

  /// - Parameter wrong: the storage whose past is not what it was.
  private func figures(wrong: String? = nil) -> [HistoryFigure] {
    depths.flatMap { depth -> [HistoryFigure] in
      let all = HistoryStorage.all.enumerated().map { index, storage in
        Series(
          name: storage.name,
          samples: (0..<11).map { round in
            let cpu = Double(index + 1) * 100 * (1 + 0.001 * Double(round % 3))
            return Sample(cpu: cpu, wall: cpu, iterations: 1)
          })
      }
      let rounds = Rounds(
        baseline: all[0], control: all[0], challengers: Array(all.dropFirst()))
      return zip(HistoryStorage.all, all).map { storage, series in
        HistoryFigure(
          storage: storage, depth: depth, size: state.size, cost: storage.cost(state, depth.states),
          timing: storage.name == wrong
            ? nil : .init(series, in: rounds, bootstrap: Bootstrap(resamples: 20)))
      }
    }
  }

  private func tables(wrong: String? = nil) -> HistoryTables {
    let forecast = HistoryForecast(
      of: HistoryStorage.all, depth: depths[1], sizes: [1_600, 16_000], seed: 2026)
    return HistoryTables(figures(wrong: wrong), forecast: forecast)
  }

  @Test func `no line is wider than 80 characters, and nothing is cut`() {
    for table in tables().all {
      let text = table.rendered()

      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
      #expect(!text.contains("…"))
    }
  }

  @Test(.enabled(if: LiveBytesCounter.isAvailable, "counting is not available in this build"))
  func `what is kept stands beside what was predicted, for each and for all`() throws {
    let section = try #require(tables().kept.sections.last)

    #expect(section.title == "10 states kept")
    #expect(
      section.rows.map { $0.dropLast().map(\.text) }.prefix(3) == [
        ["array", "320,672", "320,672", "✓", "32,067"],
        ["dictionary", "739,792", "739,792", "✓", "73,979"],
        ["chunked array", "162,080", "162,080", "✓", "16,208"],
      ])
  }

  @Test func `a time has a ratio to the array at the same depth`() throws {
    let rows = try #require(tables().times.sections.last).rows

    #expect(rows[0].map(\.text).dropLast() == ["array", "100 ns", "", "", "baseline"])
    #expect(
      rows[2].map(\.text).dropLast()
        == ["chunked array", "300 ns", "3.00×", "[3.00, 3.00]", "slower"])
  }

  @Test func `chunks keep nearly the same of a state of any size`() throws {
    let rows = try #require(tables().larger.sections.first).rows

    #expect(rows[0].map(\.text) == ["array", "321 kB", "3.20 MB"])
    #expect(rows[2].map(\.text) == ["chunked array", "162 kB", "167 kB"])
    #expect(rows[4].map(\.text) == ["class, undo log", "752 B", "752 B"])
  }

  @Test func `a storage whose past is not what it was is struck out`() throws {
    let rows = try #require(tables(wrong: "dictionary").times.sections.first).rows
    let results = figures(wrong: "dictionary").map { $0.result(in: "history") }
      .filter { $0.name.contender == "dictionary" }

    #expect(rows[1].map(\.text).prefix(5) == ["dictionary", "", "", "", "wrong"])
    #expect(results.map(\.verdict) == ["wrong", "wrong"])
    #expect(results.allSatisfy { $0.time == nil })
  }

  @Test func `a row has what was counted and what was predicted`() throws {
    let result = try #require(figures().last { $0.storage.name == "array" }).result(in: "history")

    #expect(result.name.operation == "depth 10")
    #expect(result[.predictedRetainedBytes] == 320_672)
    #expect(result.baseline == nil)
    #expect(figures().last?.result(in: "history").baseline == "array")
  }
}
