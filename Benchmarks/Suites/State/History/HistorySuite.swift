import LabHarness
import LabMeasure
import LabOutput

extension Suite {
  /// The last states kept, in every storage.
  package static let history = Suite(
    name: HistorySuite.name,
    question: "I want undo and time travel: what do past states cost?",
    rounds: 30, benchmarks: HistorySuite.benchmarks
  ) { results, options, timings in
    let (depths, storages) = try HistorySuite.selection(options)
    let large = AppState.sample(size: HistorySuite.predictedSize, seed: options.seed)
    let tables = HistoryTables(
      results: results, grades: timings.grades,
      forecast: storages.map { $0.predictedRetainedBytes(large, depths[depths.count - 1]) })
    return SuiteReport(
      answer: tables.answer, tables: [tables.headline], details: [tables.details, tables.samples],
      results: results)
  }
}

enum HistorySuite {
  static let name = "history"
  /// Elements in the state: 150 users, 750 posts and 1,500 comments.
  ///
  /// Three chunks of posts, and small enough for all storages to keep 1,000 states at the same
  /// time: that takes some 400 MB, and would take more than 25 GB with 160,000 elements.
  static let size = 2_400
  /// Elements in the state for which the bytes are only predicted.
  static let predictedSize = 160_000

  private static let depths = [0, 10, 100, 1_000]

  /// The depths and storages that the filter keeps, and always the baseline. A quick run leaves out the
  /// deepest, which takes longest to fill, unless the filter names depths.
  static func selection(
    _ options: BenchOptions
  ) throws(BenchError) -> (depths: [Int], storages: [HistoryStorage]) {
    let kept = try NameFilter(options.filter).selection(
      operations: depths.map(operation), contenders: HistoryStorage.all.map(\.name))
    let named = depths.filter { kept.operations.contains(operation($0)) }
    let baseline = HistoryStorage.all[0].name
    return (
      options.isQuick && named == depths ? depths.dropLast() : named,
      HistoryStorage.all.filter { $0.name == baseline || kept.contenders.contains($0.name) }
    )
  }

  /// `depth 100`, the operation in results.
  private static func operation(_ depth: Int) -> String { "depth \(depth)" }

  static func benchmarks(_ options: BenchOptions) throws(BenchError) -> [Benchmark] {
    let (depths, storages) = try selection(options)
    let state = AppState.sample(size: size, seed: options.seed)
    return depths.map { benchmark($0, storages, state) }
  }

  static func benchmark(
    _ depth: Int, _ storages: [HistoryStorage], _ state: AppState
  ) -> Benchmark {
    Benchmark(
      operation: operation(depth), size: state.size,
      contenders: storages.map { storage in
        CheckedContender(timed: storage.timed(state, depth)) {
          storage.isCorrect(state, depth)
        } count: {
          storage.count(state, depth, &$0)
        }
      })
  }
}
