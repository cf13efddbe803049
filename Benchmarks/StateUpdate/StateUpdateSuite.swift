import Measure
import Report

extension Suite {
  /// One change in a state of up to 160,000 elements, in every strategy.
  package static let stateUpdate = Suite(
    name: StateUpdateSuite.name,
    question: """
      My state holds 160,000 elements and one of them changes: is everything copied, when, and what \
      is the fix?
      """
  ) { options, progress in
    if BuildMode.current == .debug { throw MeasureError.debugBuild }
    return try await StateUpdateSuite(options: options, progress: progress).report()
  }
}

/// Checks, counts and times every strategy, operation by operation and size by size.
struct StateUpdateSuite {
  static let name = "state-update"

  let options: BenchOptions
  let progress: (String) -> Void

  @MainActor
  func report() async throws -> SuiteReport {
    let selection = try Selection(filter: options.filter, suite: Self.name)
    SecondThread.start()
    let effort = Effort(options)
    let sizes = Effort.sizes(options)
    let states = Dictionary(
      uniqueKeysWithValues: sizes.map { ($0, AppState.sample(size: $0, seed: options.seed)) })
    if options.isCountsOnly { return counts(selection, states.values.sorted { $0.size < $1.size }) }
    var figures: [UpdateFigure] = []
    var receipts: [NoiseReceipt] = []
    for (index, operation) in selection.operations.enumerated() {
      for state in effort.sizes(of: sizes, forFirst: index == 0).compactMap({ states[$0] })
      where state.posts.count >= operation.fewestPosts {
        let measured = try figuresAndNoise(of: operation, on: state, selection.challengers, effort)
        figures += measured.figures
        receipts.append(measured.noise)
      }
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
  private func figuresAndNoise(
    of operation: Operation, on state: AppState, _ challengers: [Strategy], _ effort: Effort
  ) throws -> (figures: [UpdateFigure], noise: NoiseReceipt) {
    let baseline = Strategies.baseline
    let place = "\(operation.name), \(Units.count(state.size)) elements"

    progress("\(place): checking results")
    guard baseline.isCorrect(for: operation, on: state) else {
      throw BenchError.wrongBaseline(
        contender: baseline.name, operation: operation.name, size: state.size)
    }
    let correct = challengers.filter { $0.isCorrect(for: operation, on: state) }

    let update = operation.update(state)
    let rounds = try Rounds.run(
      baseline: baseline.contender(update, state),
      against: correct.map { $0.contender(update, state) },
      schedule: effort.schedule,
      calibration: effort.calibration
    ) { progress(line($0, at: place)) }

    let figures = ([baseline] + challengers).map { strategy in
      let series = rounds.series.first { $0.name == strategy.name }
      return UpdateFigure(
        operation: operation,
        strategy: strategy,
        size: state.size,
        cost: strategy.cost(of: operation, on: state),
        timing: series.map {
          UpdateFigure.Timing($0, in: rounds, isBaseline: strategy.name == baseline.name)
        }
      )
    }
    return (figures, NoiseReceipt(rounds, in: .current()))
  }

  private func line(_ step: RoundProgress, at place: String) -> String {
    switch step {
    case .calibrating(let name): "\(place): calibrating \(name)"
    case .sampling(_, let round, let range): "\(place): round \(round) of \(range.upperBound)"
    }
  }
}
