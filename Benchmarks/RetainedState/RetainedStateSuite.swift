import Measure
import Report

extension Suite {
  /// One copy, and the holders of which each could be its cause.
  package static let retainedState = Suite(
    name: RetainedStateSuite.name,
    question: "An update copied my array: who held the old state?"
  ) { options, progress in
    if BuildMode.current == .debug { throw MeasureError.debugBuild }
    return try RetainedStateSuite(options: options, progress: progress).report()
  }
}

/// Counts one update under every set of holders that names a cause: each alone, and then fewer and fewer.
package struct RetainedStateSuite {
  static let name = "retained-state"
  /// Elements in the state.
  static let size = 160_000

  let options: BenchOptions
  let progress: (Step) -> Void

  /// - Throws: ``BenchError/nothingMatches(filter:suite:operations:contenders:)`` when the filter names no holder; otherwise
  ///   all are shown, because each is told by the others.
  func report() throws(BenchError) -> SuiteReport {
    let holders = Holder.allCases.map(\.rawValue)
    if NameFilter(options.filter).matching(holders).isEmpty {
      throw .nothingMatches(
        filter: options.filter ?? "", suite: Self.name, operations: [], contenders: holders)
    }
    let state = AppState.sample(size: Self.size, seed: options.seed)
    progress("\(Units.count(state.size)) elements: counting")
    let alone = ([nil] + Holder.allCases).map { holder in
      RetainedFigure(holder.map { [$0] } ?? [], on: state)
    }
    let fewer = Holder.allCases.indices.map { index in
      RetainedFigure(Array(Holder.allCases[index...]), on: state)
    }
    return SuiteReport(
      suite: Self.name,
      tables: [
        RetainedTables.alone(alone, size: state.size),
        RetainedTables.fewer(fewer + alone.prefix(1), size: state.size),
      ],
      results: (alone + fewer.dropLast()).map { $0.result(in: Self.name, size: state.size) })
  }
}
