import LabDomain
import LabMeasure
import StageUI

extension Suite {
  /// The same acts on the store of every pattern.
  package static let patternUpdate = Suite(
    name: PatternUpdateSuite.name,
    question: "What does a user action cost in each pattern's store?",
    rounds: 20, benchmarks: PatternUpdateSuite.benchmarks
  ) { results, timings in
    let tables = PatternUpdateTables(results: results, grades: timings.grades)
    return SuiteReport(
      answer: tables.answer, tables: tables.headline,
      details: tables.details, results: results)
  }
}

@MainActor
enum PatternUpdateSuite {
  nonisolated static let name = "pattern-update"

  /// All acts on feeds of growing size; with `--quick` the first act on the three largest.
  static func benchmarks(_ options: BenchOptions) throws(BenchError) -> [Benchmark] {
    // A stage installs the hook, too, but a filter may leave out MV and MVModel, which have one.
    _ = MainQueue.takesAllJobs
    let isQuick = options.isQuick && !options.isCountsOnly
    let all = UpdatedStore.all.filter { !isQuick || !$0.name.hasSuffix(UpdatedStore.kept) }
    let chosen = try NameFilter(options.filter).selection(
      operations: FeedAct.allCases.map(\.rawValue),
      contenders: all.map(\.name) + UpdatedStore.reducers.map(\.name))
    let stores = all.filter {
      $0.name == PatternlessFeed.name || chosen.contenders.contains($0.name)
    }
    let acts = FeedAct.allCases.filter { chosen.operations.contains($0.rawValue) }
    let states = [160, 1_600, 16_000, 160_000].suffix(isQuick ? 3 : 4)
      .filter { $0 <= options.largestSize }
      .map { AppState.sample(size: $0, seed: options.seed) }
    return acts.prefix(isQuick ? 1 : acts.count).flatMap { act in
      states.map {
        benchmark(
          act, on: $0, of: act.isReduced ? UpdatedStore.reducers : stores, seed: options.seed)
      }
    }
  }

  /// One act at one size.
  ///
  /// - Parameter stores: the baseline first.
  static func benchmark(
    _ act: FeedAct, on state: AppState, of stores: [UpdatedStore], seed: UInt64
  ) -> Benchmark {
    let posts = state.posts
    return Benchmark(
      operation: act.rawValue, size: state.size, clock: act.clock, iterations: act.iterations,
      contenders: stores.map { store in
        CheckedContender(
          timed: Contender(store.name, work: store.copies(act, posts) ? .copying : .computing) {
            await ObservedFeed(act, on: posts, seed: seed, store.make)
          } sample: { feed, iterations, stopwatch in
            await feed.sample(iterations, stopwatch)
          }
        ) {
          await ObservedFeed(act, on: posts, seed: seed, store.make).isCorrect()
        } count: { result in
          await count(act, on: posts, of: store, seed: seed, into: &result)
        }
      })
  }

  /// Beyond what its shape makes it copy, an act may ask for no more memory than on a short list. Of an
  /// unknown shape nothing is predicted.
  private static func count(
    _ act: FeedAct, on posts: [Post], of store: UpdatedStore, seed: UInt64,
    into result: inout BenchResult
  ) async {
    let short = await ObservedFeed(act, on: Array(posts.prefix(32)), seed: seed, store.make).count()
    let counted = await ObservedFeed(act, on: posts, seed: seed, store.make).count()
    result.setAllocations(counted.allocations)
    result[.copiedElements] = counted.copiedElements
    if let bytes = short.allocations?.bytes, let ofShort = store.bytesOfCopy(act, short.before),
      let ofAll = store.bytesOfCopy(act, counted.before)
    {
      result[.predictedBytes] = bytes + ofAll - ofShort
    }
  }
}
