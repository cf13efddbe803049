import Measure
import Report

extension Suite {
  /// The last states kept, in every storage.
  package static let history = Suite(
    name: HistorySuite.name,
    question: """
      I want undo and time travel: what does keeping the last states cost, in which storage?
      """,
    timing: .init(rounds: 30) { try HistorySuite.benchmarks($0).map(\.measurement) }
  ) { options, timings, progress in
    var results: [BenchResult] = []
    for benchmark in try HistorySuite.benchmarks(options) {
      progress("\(benchmark.operation): going back and counting")
      results += try benchmark.results(of: HistorySuite.name, timings)
    }
    if options.isCountsOnly { return SuiteReport(results: results) }
    progress("larger states: predicting")
    let (depths, storages) = try HistorySuite.selection(options)
    let large = AppState.sample(size: HistorySuite.predictedSize, seed: options.seed)
    let tables = HistoryTables(
      results, trust: timings.trust,
      forecast: storages.map { $0.predictedRetainedBytes(large, depths[depths.count - 1]) })
    return SuiteReport(
      answer: tables.answer, tables: tables.headline, details: tables.details, results: results)
  }
}

/// Every storage, depth by depth.
enum HistorySuite {
  static let name = "history"
  /// Elements in the state: 150 users, 750 posts and 1,500 comments.
  ///
  /// Three chunks of posts, and small enough for all storages to keep 1,000 states at the same
  /// time: that takes some 400 MB, and would take more than 25 GB with 160,000 elements.
  static let size = 2_400
  /// Elements in the state for which the bytes are only predicted.
  static let predictedSize = 160_000

  /// The depths and storages that the filter keeps: all of those that it does not name, and always
  /// the baseline. A quick run leaves out the deepest, which takes longest to fill.
  static func selection(
    _ options: BenchOptions
  ) throws(BenchError) -> (depths: [Int], storages: [HistoryStorage]) {
    let depths = [0, 10, 100, 1_000]
    let selection = try Selection(
      options.filter, operations: depths.map(operation),
      contenders: HistoryStorage.all.map(\.name))
    let storages = selection.contenders.map { names in
      HistoryStorage.all.filter { names.contains($0.name) || $0.name == HistoryStorage.all[0].name }
    }
    return (
      selection.operations.map { names in depths.filter { names.contains(operation($0)) } }
        ?? (options.isQuick ? depths.dropLast() : depths),
      storages ?? HistoryStorage.all
    )
  }

  /// `depth 100`, the operation in results.
  static func operation(_ depth: Int) -> String { "depth \(depth)" }

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
        Contender(timed: storage.timed(state, depth)) {
          storage.isCorrect(state, depth)
        } count: { result in
          let cost = storage.cost(state, depth)
          result[.mallocs] = cost.allocations?.count
          result[.bytes] = cost.allocations?.bytes
          result[.retainedBytes] = cost.retainedBytes
          result[.predictedRetainedBytes] = cost.predictedRetainedBytes
        }
      })
  }
}
