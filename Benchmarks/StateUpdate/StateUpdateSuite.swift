import Measure
import Report

extension Suite {
  /// One change in a state of up to 160,000 elements, in every strategy.
  package static let stateUpdate = Suite(
    name: StateUpdateSuite.name,
    question: """
      My state holds 160,000 elements and one of them changes: is everything copied, when, and what \
      is the fix?
      """,
    isTimed: true
  ) { options, progress in
    if BuildMode.current == .debug { throw MeasureError.debugBuild }
    return try await StateUpdateSuite(options: options, progress: progress).report()
  }
}

/// Checks, counts and times every strategy, operation by operation and size by size.
struct StateUpdateSuite {
  static let name = "state-update"

  let options: BenchOptions
  let progress: (Step) -> Void

  @MainActor
  func report() async throws -> SuiteReport {
    let selection = try Selection(filter: options.filter, suite: Self.name)
    SecondThread.start()
    let effort = Effort(options)
    let sizes = Effort.sizes(options)
    let states = Dictionary(
      uniqueKeysWithValues: sizes.map { ($0, AppState.sample(size: $0, seed: options.seed)) })
    if options.isCountsOnly { return counts(selection, states.values.sorted { $0.size < $1.size }) }
    let measurements = selection.operations.enumerated().flatMap { index, operation in
      effort.sizes(of: sizes, forFirst: index == 0).compactMap { states[$0] }
        .filter { $0.posts.count >= operation.fewestPosts }
        .map { (operation: operation, state: $0) }
    }
    var figures: [UpdateFigure] = []
    var receipts: [NoiseReceipt] = []
    for (index, (operation, state)) in measurements.enumerated() {
      let done = Double(index) / Double(measurements.count)
      let place = "\(operation.name), \(Units.count(state.size)) elements"
      let challengers = try correct(selection.challengers, for: operation, on: state)
      let rounds = try await options.rounds.rounds(of: place, progress) {
        let update = operation.update(state)
        return try Rounds.run(
          baseline: Strategies.baseline.contender(update, state),
          against: challengers.map { $0.contender(update, state) },
          schedule: effort.schedule, calibration: options.rounds.calibration(of: place)
        ) { progress(Step($0, at: place, done: done)) }
      }
      if options.rounds.isLaunch { continue }
      progress("\(place): counting")
      figures += ([Strategies.baseline] + selection.challengers).map { strategy in
        let isTimed = ([Strategies.baseline] + challengers).contains { $0.name == strategy.name }
        return figure(strategy, operation, state, isTimed ? rounds : nil)
      }
      receipts.append(NoiseReceipt(rounds, in: .current()))
    }
    return SuiteReport(
      suite: Self.name,
      tables: StateUpdateTables(figures, isQuick: options.isQuick).all,
      results: figures.map { $0.result(in: Self.name) },
      noise: receipts.max { $0.band.delta < $1.band.delta }
    )
  }

  private func counts(_ selection: Selection, _ states: [AppState]) -> SuiteReport {
    var results: [BenchResult] = []
    for operation in selection.operations {
      for state in states where state.posts.count >= operation.fewestPosts {
        progress("\(operation.name), \(Units.count(state.size)) elements: counting")
        for strategy in [Strategies.baseline] + selection.challengers
        where strategy.isCorrect(for: operation, on: state) {
          let figure = UpdateFigure(
            operation: operation, strategy: strategy, size: state.size,
            cost: strategy.cost(of: operation, on: state), timing: nil)
          results.append(figure.counts(in: Self.name))
        }
      }
    }
    return SuiteReport(suite: Self.name, tables: [], results: results)
  }

  /// Correctness first: a strategy with a wrong result is counted, and struck out of the timing.
  private func correct(
    _ challengers: [Strategy], for operation: Operation, on state: AppState
  ) throws(BenchError) -> [Strategy] {
    if options.rounds.isLaunch { return challengers }
    guard Strategies.baseline.isCorrect(for: operation, on: state) else {
      throw .wrongBaseline(
        contender: Strategies.baseline.name, operation: operation.name, size: state.size)
    }
    return challengers.filter { $0.isCorrect(for: operation, on: state) }
  }

  private func figure(
    _ strategy: Strategy, _ operation: Operation, _ state: AppState, _ rounds: Rounds?
  ) -> UpdateFigure {
    let series = rounds?.series.first { $0.name == strategy.name }
    return UpdateFigure(
      operation: operation, strategy: strategy, size: state.size,
      cost: strategy.cost(of: operation, on: state),
      timing: series.flatMap { series in
        rounds.map {
          UpdateFigure.Timing(series, in: $0, isBaseline: strategy.name == Strategies.baseline.name)
        }
      })
  }
}
