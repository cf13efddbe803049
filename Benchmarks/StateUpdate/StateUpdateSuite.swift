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
    let measurements = try StateUpdateSuite.measurements(options)
    let (results, noise) = try await options.run(
      measurements, of: StateUpdateSuite.name, progress)
    guard let noise else {
      return SuiteReport(suite: StateUpdateSuite.name, tables: [], results: results)
    }
    let tables = StateUpdateTables(results, trust: noise.trust, processes: noise.launches)
    return SuiteReport(
      suite: StateUpdateSuite.name, tables: tables.headline + tables.details, results: results,
      noise: noise)
  }
}

/// Every operation at every size, by every strategy.
enum StateUpdateSuite {
  static let name = "state-update"

  static func measurements(_ options: BenchOptions) throws(BenchError) -> [Measurement] {
    let (operations, strategies) = try selection(options.filter)
    let sizes = [16, 160, 1_600, 16_000, 160_000, 1_600_000].filter { $0 <= options.largestSize }
    let states = sizes.map { AppState.sample(size: $0, seed: options.seed) }
    return operations.enumerated().flatMap { index, operation in
      states.suffix(sizeCount(index, options)).filter { $0.posts.count >= operation.fewestPosts }
        .map { state in
          Measurement(
            operation: operation.name, size: state.size,
            cases: strategies.map { $0.case(operation, on: state) })
        }
    }
  }

  /// The number of sizes, from the largest down: all of them; with `--quick` three for the first
  /// operation and one for each other.
  private static func sizeCount(_ operation: Int, _ options: BenchOptions) -> Int {
    guard options.isQuick, !options.isCountsOnly else { return .max }
    return operation == 0 ? 3 : 1
  }

  /// The operations and strategies that the filter keeps: all of those that it does not name, and
  /// always the baseline and the fix of a strategy.
  static func selection(
    _ filter: String?
  ) throws(BenchError) -> (operations: [Operation], strategies: [Strategy]) {
    let selection = try Selection(
      filter, in: name, operations: Operation.all.map(\.name),
      contenders: Strategies.all.map(\.name))
    let operations = selection.operations.map { names in
      Operation.all.filter { names.contains($0.name) }
    }
    let strategies = selection.contenders.map { names in
      let fixes = names.compactMap { Strategies.named($0)?.fix?.strategy }
      let kept = names + fixes + [Strategies.baseline.name]
      return Strategies.all.filter { kept.contains($0.name) }
    }
    return (operations ?? Operation.all, strategies ?? Strategies.all)
  }
}

extension Strategy {
  fileprivate func `case`(_ operation: Operation, on state: AppState) -> Case {
    let update = operation.update(state)
    return Case(contender: contender(update, state)) {
      isCorrect(for: operation, on: state)
    } count: { result in
      let cost = cost(update, state)
      result.mallocs = cost.allocations?.count
      result.bytes = cost.allocations?.bytes
      result.predictedBytes = cost.predictedBytes
      result.copiedElements = cost.copiedElements
    }
  }
}
