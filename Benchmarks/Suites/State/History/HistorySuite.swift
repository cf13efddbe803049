import LabMeasure
import LabOutput

extension Suite {
  /// The last states kept, in every storage.
  package static let history = Suite(
    name: "history",
    question: "I want undo and time travel: what do past states cost?",
    rounds: 30, benchmarks: HistorySuite.benchmarks
  ) { results, timings in
    let tables = HistoryTables(results: results, grades: timings.grades)
    return SuiteReport(
      answer: tables.answer, tables: [tables.headline], details: [tables.details, tables.samples],
      results: results)
  }
}

enum HistorySuite {
  /// Elements in the state: 150 users, 750 posts and 1,500 comments.
  ///
  /// Three chunks of posts, and small enough for all storages to keep 1,000 states at the same
  /// time: that takes some 400 MB, and would take more than 25 GB with 160,000 elements.
  static let size = 2_400

  /// Each depth and storage that the filter keeps, and always the baseline. A quick run leaves out the
  /// deepest, which takes longest to fill, unless the filter names depths.
  static func benchmarks(_ options: BenchOptions) throws(BenchError) -> [Benchmark] {
    let depths = [0, 10, 100, 1_000]
    let all = HistoryStorage.all
    let kept = try NameFilter(options.filter).selection(
      operations: depths.map(operation), contenders: all.map(\.name))
    let named = depths.filter { kept.operations.contains(operation($0)) }
    let storages = all.filter { $0.name == all[0].name || kept.contenders.contains($0.name) }
    let state = AppState.sample(size: size, seed: options.seed)
    return (options.isQuick && named == depths ? depths.dropLast() : named).map { depth in
      Benchmark(
        operation: operation(depth), size: state.size,
        contenders: storages.map { $0.contender(state, depth) })
    }
  }

  /// `depth 100`, the operation in results.
  private static func operation(_ depth: Int) -> String { "depth \(depth)" }
}

/// The results of a run as tables of at most 80 columns.
struct HistoryTables {
  let results: [BenchResult]
  let grades: Grades

  /// The results at the least and at the largest depth.
  private var ends: (first: [BenchResult], last: [BenchResult]) {
    (
      results.filter { $0.operation == results.first?.operation },
      results.filter { $0.operation == results.last?.operation }
    )
  }

  /// The question's answer in a sentence; `nil` without results.
  var answer: String? {
    let ascending = ends.last.sorted { $0.retained < $1.retained }
    guard let least = ascending.first, let most = ascending.last else { return nil }
    return """
      At \(least.operation), \(least.contender) keeps \(Units.bytes(least.retained)) and \
      \(most.contender) \(Units.bytes(most.retained))\(uncounted.isEmpty ? "" : ", as predicted").
      """
  }

  /// The time of an update at the least and the largest depth, and what the history holds then.
  var headline: Table {
    let (first, last) = ends
    let depths = [first, last].map { $0.first?.operation ?? "" }
    return Table(
      grades.title("What keeping the last states costs, at \(size) elements"),
      of: zip(first, last).map { (without: $0, with: $1) },
      [
        .left("storage") { Cell($0.with.contender) }, .right(depths[0]) { $0.without.timeCell },
        .right(depths[1]) { $0.with.timeCell },
        .right("retained") { Cell(Units.bytes($0.with.retained)) },
      ],
      footnotes: [
        """
        depth: states kept. Times are medians of the processor time of an update that keeps one state and \
        drops the oldest. retained: bytes freed when the history is released and the present state stays, \
        at \(depths[1]).
        """
      ] + uncounted)
  }

  var details: Table {
    Table(
      grades.title("Each storage beside the first, at \(size) elements"), of: results,
      [.contender("storage"), .time] + TableColumn.comparison + [.right("retained", bytes)],
      section: \.operation,
      footnotes: [
        """
        ratio: to the first storage at the same depth, with its 95 % interval; – is withheld. retained: ✓ \
        when exactly the predicted bytes were freed.
        """
      ] + uncounted + HistoryStorage.all.map { "\($0.name): \($0.summary)" })
  }

  var samples: Table {
    Table(samplesOf: results, grades.title("Samples of one update, at \(size) elements"))
  }

  private var uncounted: [String] {
    results.footnotes(without: .retainedBytes, "the bytes are those predicted")
  }

  private var size: String { Units.count(results.first?.size ?? 0) }

  /// Marked by whether exactly the predicted bytes were counted.
  private func bytes(_ result: BenchResult) -> Cell {
    let bytes = Units.bytes(result.retained)
    guard let counted = result[.retainedBytes] else { return Cell(bytes) }
    let isAsPredicted = counted == result[.predictedRetainedBytes]
    return isAsPredicted ? Cell("\(bytes) ✓", .good) : Cell("\(bytes) ✗", .bad)
  }
}

extension BenchResult {
  fileprivate var retained: Int { self[.retainedBytes] ?? self[.predictedRetainedBytes] ?? 0 }
}
