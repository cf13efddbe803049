import LabContract
import LabHarness
import LabMeasure
import LabOutput
import LabPatterns
import MVVM
import StageUI

extension Suite {
  /// One like on a screen with more and more children.
  package static let composition = Suite(
    name: "composition", question: "Every row has a child: what does one like cost among many?",
    timing: .init(rounds: 24) { try CompositionSuite.likes($0).map(\.measurement) }
  ) { options, timings, progress in
    var results: [BenchResult] = []
    for likes in try CompositionSuite.likes(options) {
      progress("\(Units.count(likes.size)) rows: counting")
      results += try await likes.results(timings)
    }
    let tables = CompositionTables(results: results, timings: timings)
    return SuiteReport(
      answer: tables.answer, tables: [tables.headline], details: [tables.details], results: results)
  }
}

/// Counts bodies under two rules for closures; times and allocations are under the first.
@MainActor
enum CompositionSuite {
  nonisolated static let sizes = [20, 200, 2_000]

  /// A child that holds its post, in place of one that all rows share.
  nonisolated static let childARow = "MVVM, a child a row"

  static func likes(_ options: BenchOptions) throws(BenchError) -> [LikeAmongRows] {
    let isQuick = options.isQuick && !options.isCountsOnly
    let feeds =
      try Patterns.patterns(matching: options.filter).map { pattern in
        RowsOfFeed(name: pattern.name) { pattern.feed($0) }
      } + [RowsOfFeed(name: childARow, make: MVVM.Pattern().feedOfRowViewModels)]
    return sizes.prefix(isQuick ? 2 : 3).map { LikeAmongRows(size: $0, feeds: feeds) }
  }
}

/// A feed, by the name of its row in tables.
struct RowsOfFeed {
  let name: String
  let make: @MainActor (AppEnvironment) -> any View
}

/// A like among some rows, on feeds whose samples are taken in the same rounds.
@MainActor
struct LikeAmongRows {
  let size: Int
  /// The baseline first.
  let feeds: [RowsOfFeed]

  nonisolated static let operation = "like"

  /// `like, 2000 rows`
  private var name: String { "\(Self.operation), \(size) rows" }

  var measurement: Measurement {
    let contenders = feeds.map { feed in
      Contender(feed.name) {
        try await screen(of: feed)
      } sample: { stage, iterations, stopwatch in
        try await stopwatch.time {
          for turn in 0..<iterations { try await like(turn, on: stage) }
        }
      }
    }
    return Measurement(
      name, clock: .process, baseline: contenders[0], against: Array(contenders.dropFirst()))
  }

  func results(_ timings: Timings) async throws -> [BenchResult] {
    var results: [BenchResult] = []
    for feed in feeds {
      var result = row(feed, .neverEqual)
      try await count(feed, into: &result)
      if let rounds = timings[name] { result.setTimes(in: rounds) }
      var byCaptures = row(feed, .byCaptures)
      byCaptures[.bodies] = try await bodies(of: feed, closures: .byCaptures)
      results += [result, byCaptures]
    }
    return results
  }

  private func row(_ feed: RowsOfFeed, _ closures: ClosureComparison) -> BenchResult {
    BenchResult(
      suite: Suite.composition.name, operation: closures.operation(Self.operation),
      contender: feed.name, size: size)
  }

  /// What the loaded screen retains, and what a like allocates and runs once others have made room.
  private func count(_ feed: RowsOfFeed, into result: inout BenchResult) async throws {
    _ = try await screen(of: feed)
    let live = LiveBytesCounter.start()
    let stage = try await screen(of: feed)
    result[.liveBytes] = live.bytes
    for turn in 0..<8 { try await like(turn, on: stage) }
    let counter = AllocationCounter.start()
    try await like(8, on: stage)
    let allocations = counter.stop()
    result.setAllocations(allocations)
    result[.bodies] = try await bodies(of: feed, closures: .neverEqual)
  }

  private func bodies(of feed: RowsOfFeed, closures: ClosureComparison) async throws -> Int {
    let stage = try await screen(of: feed, closures: closures)
    return try await InvalidationAct.like.bodies(on: stage, post: size).run
  }

  private func screen(
    of feed: RowsOfFeed, closures: ClosureComparison = .neverEqual
  ) async throws -> Stage {
    try await InvalidationSuite.loadedFeed(rows: size, closures: closures, feed.make)
  }

  /// Likes a post, or unlikes it; the posts take turns.
  private func like(_ turn: Int, on stage: Stage) async throws {
    try stage.tap("like-\(1 + turn * 7 % size)")
    await stage.settle()
  }
}
