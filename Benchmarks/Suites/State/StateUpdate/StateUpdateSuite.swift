import LabMeasure
import LabOutput

extension Suite {
  /// One change in a state of up to 160,000 elements, in every strategy.
  package static let stateUpdate = Suite(
    name: StateUpdateSuite.name,
    question: "One of 160,000 elements changes: is everything copied?",
    rounds: 30, benchmarks: StateUpdateSuite.benchmarks
  ) { results, timings in
    let tables = StateUpdateTables(results: results, grades: timings.grades)
    return SuiteReport(
      answer: tables.answer, tables: tables.headline,
      details: tables.details, results: results)
  }
}

enum StateUpdateSuite {
  static let name = "state-update"

  static func benchmarks(_ options: BenchOptions) throws(BenchError) -> [Benchmark] {
    let (operations, strategies) = try selection(options)
    let sizes = [160, 1_600, 16_000, 160_000, 1_600_000].filter { $0 <= options.largestSize }
    let states = sizes.map { AppState.sample(size: $0, seed: options.seed) }
    return operations.enumerated().flatMap { index, operation in
      states.suffix(sizeCount(index, options)).filter {
        $0.posts.count >= operation.fewestPosts
      }
      .map { state in
        Benchmark(
          operation: operation.name, size: state.size,
          contenders: strategies.map { $0.contender(operation, state, options.seed) })
      }
    }
  }

  /// The number of sizes, from the largest down: all of them for the first operation and the largest
  /// for the others; with `--quick` three and none.
  private static func sizeCount(_ operation: Int, _ options: BenchOptions) -> Int {
    if options.isCountsOnly { return .max }
    return options.isQuick ? (operation == 0 ? 3 : 0) : operation == 0 ? .max : 1
  }

  /// The operations and strategies that the filter keeps: all of those that it does not name, and
  /// always the baseline and the fix of a strategy.
  static func selection(
    _ options: BenchOptions
  ) throws(BenchError) -> (operations: [Operation], strategies: [Strategy]) {
    let kept = try NameFilter(options.filter).selection(
      operations: Operation.all.map(\.name), contenders: Strategies.all.map(\.name))
    let fixes = kept.contenders.compactMap { Strategies.named($0)?.fix?.strategy }
    let names = kept.contenders + fixes + [Strategies.all[0].name]
    return (
      Operation.all.filter { kept.operations.contains($0.name) },
      Strategies.all.filter { names.contains($0.name) }
    )
  }
}
