import Measure
import Report

extension Suite {
  /// The last states kept, in every storage.
  package static let history = Suite(
    name: HistorySuite.name,
    question: """
      I want undo and time travel: what does keeping the last states cost, in which storage?
      """,
    isTimed: true
  ) { options, progress in
    if BuildMode.current == .debug { throw MeasureError.debugBuild }
    return try await HistorySuite(options: options, progress: progress).report()
  }
}

/// Checks, counts and times every storage, depth by depth.
struct HistorySuite {
  static let name = "history"
  /// Elements in the state: 150 users, 750 posts and 1,500 comments.
  ///
  /// Three chunks of posts, and small enough for all storages to keep 1,000 states at the same time:
  /// that takes some 400 MB, and would take more than 25 GB with 160,000 elements.
  static let size = 2_400
  /// Elements in the states for which the bytes are only predicted.
  static let predictedSizes = [1_600, 16_000, 160_000]

  let options: BenchOptions
  let progress: (Step) -> Void

  @MainActor
  func report() async throws -> SuiteReport {
    let selection = try HistorySelection(
      filter: options.filter, isQuick: options.isQuick, suite: Self.name)
    let state = AppState.sample(size: Self.size, seed: options.seed)
    if options.isCountsOnly { return try counts(selection, state) }
    SecondThread.start()
    var figures: [HistoryFigure] = []
    var receipts: [NoiseReceipt] = []
    for (index, depth) in selection.depths.enumerated() {
      let correct = try correctStorages(of: selection, depth, state)
      let done = Double(index) / Double(selection.depths.count)
      let rounds = try await options.rounds.rounds(of: depth.name, progress) {
        try run(correct, depth, state, done: done)
      }
      if options.rounds.isLaunch { continue }
      progress("\(depth.name): counting")
      figures += ([.baseline] + selection.challengers).map { storage in
        figure(
          storage, depth, state, in: correct.contains { $0.name == storage.name } ? rounds : nil)
      }
      receipts.append(NoiseReceipt(rounds, in: .current()))
    }
    if options.rounds.isLaunch { return SuiteReport(suite: Self.name, tables: [], results: []) }
    return SuiteReport(
      suite: Self.name,
      tables: HistoryTables(figures, forecast: forecast(selection)).all,
      results: figures.map { $0.result(in: Self.name) },
      noise: receipts.max { $0.band.delta < $1.band.delta })
  }

  private func counts(_ selection: HistorySelection, _ state: AppState) throws -> SuiteReport {
    let results = try selection.depths.flatMap { depth in
      try correctStorages(of: selection, depth, state).map { storage in
        figure(storage, depth, state, in: nil).counts(in: Self.name)
      }
    }
    return SuiteReport(suite: Self.name, tables: [], results: results)
  }

  /// Those whose past is what it was, the baseline first: a storage with another one is not timed.
  private func correctStorages(
    of selection: HistorySelection, _ depth: HistoryDepth, _ state: AppState
  ) throws(BenchError) -> [HistoryStorage] {
    if options.rounds.isLaunch { return [.baseline] + selection.challengers }
    progress("\(depth.name): going back")
    guard HistoryStorage.baseline.isCorrect(state, depth.states) else {
      throw .wrongBaseline(
        contender: HistoryStorage.baseline.name, operation: depth.name, size: state.size)
    }
    let correct = selection.challengers.filter { $0.isCorrect(state, depth.states) }
    return [.baseline] + correct
  }

  /// All storages of one depth, each with its history full.
  @MainActor
  private func run(
    _ storages: [HistoryStorage], _ depth: HistoryDepth, _ state: AppState, done: Double
  ) throws(MeasureError) -> Rounds {
    try Rounds.run(
      baseline: storages[0].contender(state, depth.states),
      against: storages.dropFirst().map { $0.contender(state, depth.states) },
      schedule: Effort(options).schedule,
      calibration: options.rounds.calibration(of: depth.name)
    ) { step in
      progress(Step(step, at: depth.name, done: done))
    }
  }

  private func figure(
    _ storage: HistoryStorage, _ depth: HistoryDepth, _ state: AppState, in rounds: Rounds?
  ) -> HistoryFigure {
    let timing = rounds.flatMap { rounds in
      rounds.series.first { $0.name == storage.name }.map { HistoryFigure.Timing($0, in: rounds) }
    }
    return HistoryFigure(
      storage: storage, depth: depth, size: state.size,
      cost: storage.cost(state, depth.states), timing: timing)
  }

  /// What the deepest history would hold of larger states, which no memory need bear.
  private func forecast(_ selection: HistorySelection) -> HistoryForecast {
    progress("larger states: predicting")
    return HistoryForecast(
      of: [.baseline] + selection.challengers, depth: selection.depths[selection.depths.count - 1],
      sizes: Self.predictedSizes, seed: options.seed)
  }
}
