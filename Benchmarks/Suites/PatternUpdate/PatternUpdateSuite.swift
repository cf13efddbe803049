import LabDomain
import LabHarness
import LabMeasure
import LabOutput
import LabStateBenchmarks

extension Suite {
  /// The same acts on the store of every pattern.
  package static let patternUpdate = Suite(
    name: PatternUpdateSuite.name, question: "What does an act cost in each pattern's own store?",
    timing: .init(rounds: 20) { try PatternUpdateSuite.updates($0).map(\.measurement) }
  ) { options, timings, progress in
    var results: [BenchResult] = []
    for update in try PatternUpdateSuite.updates(options) {
      progress("\(update.act.rawValue), \(Units.count(update.size)) elements: counting")
      results += try await update.results(timings)
    }
    if options.isCountsOnly { return SuiteReport(results: results) }
    let tables = PatternUpdateTables(
      results: results, grades: timings.grades, processes: timings.noise?.processes ?? 1)
    return SuiteReport(
      answer: tables.answer, summary: tables.summary, tables: tables.headline,
      details: tables.details, results: results)
  }
}

@MainActor
enum PatternUpdateSuite {
  nonisolated static let name = "pattern-update"

  /// All acts on feeds of growing size; with `--quick` the first act on the three largest.
  static func updates(_ options: BenchOptions) throws(BenchError) -> [PatternUpdate] {
    let kept = try NameFilter(options.filter).selection(
      operations: FeedAct.allCases.map(\.rawValue), contenders: UpdatedStore.all.map(\.name))
    let stores = UpdatedStore.all.filter {
      $0.name == PatternlessFeed.name || kept.contenders.contains($0.name)
    }
    let isQuick = options.isQuick && !options.isCountsOnly
    let acts = FeedAct.allCases.filter { kept.operations.contains($0.rawValue) }
    let states = [160, 1_600, 16_000, 160_000].suffix(isQuick ? 3 : 4)
      .filter { $0 <= options.largestSize }
      .map { AppState.sample(size: $0, seed: options.seed) }
    return acts.prefix(isQuick ? 1 : acts.count).flatMap { act in
      states.map {
        PatternUpdate(
          act: act, size: $0.size, posts: $0.posts, stores: stores, seed: options.seed)
      }
    }
  }
}

/// One act at one size, on stores whose samples are taken in the same rounds.
@MainActor
struct PatternUpdate {
  let act: FeedAct
  let size: Int
  let posts: [Post]
  /// The baseline first.
  let stores: [UpdatedStore]
  let seed: UInt64

  /// `like one post, 160000 elements`
  private var name: String { "\(act.rawValue), \(size) elements" }

  /// An answer may come on another thread.
  var measurement: Measurement {
    let cases = stores.map { store in
      Contender(store.name, work: store.copies(act, posts) ? .copying : .computing) {
        await feed(store, posts)
      } sample: { feed, iterations, stopwatch in
        await feed.sample(iterations, stopwatch)
      }
    }
    return Measurement(
      name, clock: act.takesAnswer ? .process : .thread, iterations: act.iterations,
      baseline: cases[0], against: Array(cases.dropFirst()))
  }

  /// Checks and counts every store, and adds its times.
  ///
  /// - Throws: ``BenchError/wrongBaseline(contender:operation:size:)``.
  func results(_ timings: Timings) async throws(BenchError) -> [BenchResult] {
    var results: [BenchResult] = []
    for store in stores {
      var result = BenchResult(
        suite: PatternUpdateSuite.name, operation: act.rawValue, contender: store.name, size: size)
      if await feed(store, posts).isCorrect() {
        await count(store, into: &result)
        if let rounds = timings[name] { result.setTimes(in: rounds) }
      } else if store.name == PatternlessFeed.name {
        throw .wrongBaseline(contender: store.name, operation: act.rawValue, size: size)
      } else {
        result.setWrong()
      }
      results.append(result)
    }
    return results
  }

  /// Beyond what its shape makes it copy, an act may ask for no more memory than on a short list. Of an
  /// unknown shape nothing is predicted.
  private func count(_ store: UpdatedStore, into result: inout BenchResult) async {
    let short = await feed(store, Array(posts.prefix(32))).count()
    let counted = await feed(store, posts).count()
    result[.mallocs] = counted.allocations?.count
    result[.bytes] = counted.allocations?.bytes
    result[.copiedElements] = counted.copiedElements
    result[.acts] = act.countedActs > 1 ? act.countedActs : nil
    if let bytes = short.allocations?.bytes, let ofShort = store.bytesOfCopy(act, short.before),
      let ofAll = store.bytesOfCopy(act, counted.before)
    {
      result[.predictedBytes] = bytes + act.countedActs * (ofAll - ofShort)
    }
  }

  private func feed(_ store: UpdatedStore, _ posts: [Post]) async -> ObservedFeed {
    await ObservedFeed(act, on: posts, seed: seed, store.make)
  }
}
