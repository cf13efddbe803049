import Measure
import Report

extension Suite {
  /// The last states kept, in every storage.
  package static let history = Suite(
    name: "history",
    question: """
      I want undo and time travel: what does keeping the last states cost, in which storage?
      """,
    timing: .init(rounds: 30, measurements: HistorySuite.measurements), report: HistorySuite.report)
}

/// Every storage, depth by depth.
enum HistorySuite {
  /// Elements in the state: 150 users, 750 posts and 1,500 comments.
  ///
  /// Three chunks of posts, and small enough for all storages to keep 1,000 states at the same time:
  /// that takes some 400 MB, and would take more than 25 GB with 160,000 elements.
  static let size = 2_400
  /// Elements in the states for which the bytes are only predicted.
  static let predictedSizes = [1_600, 16_000, 160_000]

  @MainActor
  static func measurements(_ options: BenchOptions) throws -> [Measurement] {
    let selection = try HistorySelection(filter: options.filter, isQuick: options.isQuick)
    let state = AppState.sample(size: size, seed: options.seed)
    return selection.depths.map { depth in
      Measurement(
        depth.name, baseline: HistoryStorage.baseline.timed(state, depth.states),
        against: selection.challengers.map { $0.timed(state, depth.states) })
    }
  }

  @MainActor
  static func report(
    _ options: BenchOptions, _ timings: Timings, _ progress: @escaping (String) -> Void
  ) async throws -> SuiteReport {
    let selection = try HistorySelection(filter: options.filter, isQuick: options.isQuick)
    let state = AppState.sample(size: size, seed: options.seed)
    let storages = [.baseline] + selection.challengers
    var figures: [HistoryFigure] = []
    for depth in selection.depths {
      progress("\(depth.name): going back and counting")
      guard HistoryStorage.baseline.isCorrect(state, depth.states) else {
        throw BenchError.wrongBaseline(
          contender: HistoryStorage.baseline.name, operation: depth.name, size: state.size)
      }
      for storage in storages {
        // A storage with another past has no times.
        let isCorrect = storage.isCorrect(state, depth.states)
        figures.append(figure(storage, depth, state, in: isCorrect ? timings[depth.name] : nil))
      }
    }
    let name = Suite.history.name
    if options.isCountsOnly { return SuiteReport(results: figures.map { $0.counts(in: name) }) }
    progress("larger states: predicting")
    let forecast = HistoryForecast(
      of: storages, depth: selection.depths[selection.depths.count - 1], sizes: predictedSizes,
      seed: options.seed)
    let tables = HistoryTables(figures, forecast: forecast).all
    return SuiteReport(
      tables: Array(tables.prefix(1)), details: Array(tables.dropFirst()),
      results: figures.map { $0.result(in: name) })
  }

  private static func figure(
    _ storage: HistoryStorage, _ depth: HistoryDepth, _ state: AppState, in rounds: Rounds?
  ) -> HistoryFigure {
    HistoryFigure(
      storage: storage, depth: depth, size: state.size, cost: storage.cost(state, depth.states),
      timing: rounds.flatMap { rounds in
        rounds[storage.name].map { HistoryFigure.Timing($0, in: rounds) }
      })
  }
}
