import Measure
import Report

extension Suite {
  /// One copy, and the holders of which each could be its cause.
  package static let whoKeptIt = Suite(
    name: "who-kept-it", question: "An update copied my array: who held the old state?",
    report: WhoKeptItSuite.report)
}

/// Counts one update under every set of holders that names a cause: each alone, and then fewer and fewer.
package enum WhoKeptItSuite {
  /// Elements in the state.
  static let size = 160_000

  /// - Throws: ``BenchError/nothingMatches(filter:known:)`` when the filter names no holder; otherwise
  ///   all are shown, because each is told by the others.
  @MainActor
  static func report(
    _ options: BenchOptions, _: Timings, _ progress: @escaping (String) -> Void
  ) async throws -> SuiteReport {
    let holders = Holder.allCases.map(\.rawValue)
    if NameFilter(options.filter).matching(holders).isEmpty {
      throw BenchError.nothingMatches(filter: options.filter ?? "", known: holders)
    }
    let state = AppState.sample(size: size, seed: options.seed)
    progress("\(Units.count(state.size)) elements: counting")
    let alone = ([nil] + Holder.allCases).map { holder in
      KeptFigure(holder.map { [$0] } ?? [], on: state)
    }
    let fewer = Holder.allCases.indices.map { index in
      KeptFigure(Array(Holder.allCases[index...]), on: state)
    }
    return SuiteReport(
      tables: [KeptTables.alone(alone, size: state.size)],
      details: [KeptTables.fewer(fewer + alone.prefix(1), size: state.size)],
      results: (alone + fewer.dropLast()).map {
        $0.result(in: Suite.whoKeptIt.name, size: state.size)
      })
  }
}
