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
  /// Sizes are 160, 1,600, 16,000 and 160,000 elements.
  static let scales = [1, 10, 100, 1_000]

  let options: BenchOptions
  let progress: (String) -> Void

  @MainActor
  func report() async throws -> SuiteReport {
    let selection = try Selection(filter: options.filter, suite: Self.name)
    SecondThread.start()
    if options.isCountsOnly { return try counts(selection) }
    var figures: [UpdateFigure] = []
    var receipts: [NoiseReceipt] = []
    for operation in selection.operations {
      for scale in Self.scales {
        let measured = try figuresAndNoise(of: operation, scale, selection.challengers)
        figures += measured.figures
        receipts.append(measured.noise)
      }
    }
    return SuiteReport(
      suite: Self.name,
      tables: StateUpdateTables(figures).all,
      results: figures.map { $0.result(in: Self.name) },
      noise: receipts.max { $0.band.delta < $1.band.delta }
    )
  }

  private func counts(_ selection: Selection) throws -> SuiteReport {
    var results: [BenchResult] = []
    for operation in selection.operations {
      for scale in Self.scales {
        let state = AppState.sample(scale: scale, seed: options.seed)
        progress("\(operation.name), \(Units.count(state.size)) elements: counting")
        for strategy in [Strategies.baseline] + selection.challengers
        where strategy.isCorrect(for: operation, on: state) {
          let figure = UpdateFigure(
            operation: operation, strategy: strategy, size: state.size,
            predictedBytes: strategy.predictedBytes(for: operation, on: state),
            cost: strategy.cost(of: operation, on: state), timing: nil)
          results.append(figure.counts(in: Self.name))
        }
      }
    }
    return SuiteReport(suite: Self.name, tables: [], results: results)
  }

  /// Correctness first: a strategy with a wrong result is counted, and struck out of the timing.
  private func figuresAndNoise(
    of operation: Operation, _ scale: Int, _ challengers: [Strategy]
  ) throws -> (figures: [UpdateFigure], noise: NoiseReceipt) {
    let state = AppState.sample(scale: scale, seed: options.seed)
    let baseline = Strategies.baseline
    let place = "\(operation.name), \(Units.count(state.size)) elements"

    progress("\(place): checking results")
    guard baseline.isCorrect(for: operation, on: state) else {
      throw BenchError.wrongBaseline(
        contender: baseline.name, operation: operation.name, size: state.size)
    }
    let correct = challengers.filter { $0.isCorrect(for: operation, on: state) }

    let action = operation.action(state)
    let seed = options.seed
    let effort = Effort(options)
    func contender(_ strategy: Strategy) -> Contender {
      strategy.contender(action) { .sample(scale: scale, seed: seed) }
    }
    let rounds = try Rounds.run(
      baseline: contender(baseline),
      against: correct.map(contender),
      schedule: effort.schedule,
      calibration: effort.calibration
    ) { progress(line($0, at: place)) }

    let figures = ([baseline] + challengers).map { strategy in
      let series = rounds.series.first { $0.name == strategy.name }
      return UpdateFigure(
        operation: operation,
        strategy: strategy,
        size: state.size,
        predictedBytes: strategy.predictedBytes(for: operation, on: state),
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
