import Measure
import Report

extension Suite {
  /// One change in a state of up to 160,000 elements, in every strategy.
  package static let stateUpdate = Suite(
    name: "state-update",
    question: """
      My state holds 160,000 elements and one of them changes: is everything copied, when, and what \
      is the fix?
      """,
    timing: .init(rounds: 30, measurements: StateUpdateSuite.measurements),
    report: StateUpdateSuite.report)
}

/// Every strategy, operation by operation and size by size.
enum StateUpdateSuite {
  /// One operation on a state of one size.
  private struct Place {
    let operation: Operation
    let state: AppState
    var name: String { "\(operation.name), \(Units.count(state.size)) elements" }
  }

  @MainActor
  static func measurements(_ options: BenchOptions) throws -> [Measurement] {
    let selection = try Selection(filter: options.filter)
    return places(selection, options).map { place in
      let update = place.operation.update(place.state)
      return Measurement(
        place.name, baseline: Strategies.baseline.timed(update, place.state),
        against: selection.challengers.map { $0.timed(update, place.state) })
    }
  }

  @MainActor
  static func report(
    _ options: BenchOptions, _ timings: Timings, _ progress: @escaping (String) -> Void
  ) async throws -> SuiteReport {
    let selection = try Selection(filter: options.filter)
    var figures: [UpdateFigure] = []
    for place in places(selection, options) {
      progress("\(place.name): counting")
      guard Strategies.baseline.isCorrect(for: place.operation, on: place.state) else {
        throw BenchError.wrongBaseline(
          contender: Strategies.baseline.name, operation: place.operation.name,
          size: place.state.size)
      }
      for strategy in [Strategies.baseline] + selection.challengers {
        // Correctness first: a strategy with a wrong result has no times.
        let isCorrect = strategy.isCorrect(for: place.operation, on: place.state)
        figures.append(figure(strategy, at: place, isCorrect ? timings[place.name] : nil))
      }
    }
    if options.isCountsOnly {
      return SuiteReport(results: figures.map { $0.counts(in: Suite.stateUpdate.name) })
    }
    let tables = StateUpdateTables(figures, isQuick: options.isQuick, timings: timings).all
    return SuiteReport(
      tables: Array(tables.prefix(1)), details: Array(tables.dropFirst()),
      results: figures.map { $0.result(in: Suite.stateUpdate.name) })
  }

  /// A quick run takes the first operation alone, at the three largest sizes.
  private static func places(_ selection: Selection, _ options: BenchOptions) -> [Place] {
    let sizes = sizes(options)
    let states = sizes.map { AppState.sample(size: $0, seed: options.seed) }
    let isQuick = options.isQuick && !options.isCountsOnly
    return selection.operations.prefix(isQuick ? 1 : .max).flatMap { operation in
      states.suffix(isQuick ? 3 : .max).filter { $0.posts.count >= operation.fewestPosts }
        .map { Place(operation: operation, state: $0) }
    }
  }

  /// Elements in the states, up to the largest asked for.
  static func sizes(_ options: BenchOptions) -> [Int] {
    [16, 160, 1_600, 16_000, 160_000, 1_600_000].filter { $0 <= options.largestSize }
  }

  private static func figure(
    _ strategy: Strategy, at place: Place, _ rounds: Rounds?
  ) -> UpdateFigure {
    UpdateFigure(
      operation: place.operation, strategy: strategy, size: place.state.size,
      cost: strategy.cost(of: place.operation, on: place.state),
      timing: rounds.flatMap { rounds in
        rounds[strategy.name].map {
          UpdateFigure.Timing($0, in: rounds, isBaseline: strategy.name == Strategies.baseline.name)
        }
      })
  }
}
