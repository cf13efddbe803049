import LabContract
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
      answer: tables.answer, tables: [tables.headline], results: results)
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
      try Patterns.feeds(matching: options.filter)
      + [(name: childARow, make: MVVM.Pattern().feedOfRowViewModels)]
    return sizes.prefix(isQuick ? 2 : 3).map { LikeAmongRows(size: $0, feeds: feeds) }
  }
}

/// A like among some rows, on feeds whose samples are taken in the same rounds.
@MainActor
struct LikeAmongRows {
  let size: Int
  /// The baseline first.
  let feeds: [Patterns.Feed]

  nonisolated static let operation = "like"

  /// `like, 2000 rows`
  private var name: String { "\(Self.operation), \(size) rows" }

  var measurement: Measurement {
    let contenders = feeds.map { feed in
      Contender(feed.name) {
        try await InvalidationSuite.loadedFeed(rows: size, feed.make)
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
      var result = BenchResult(
        suite: Suite.composition.name, operation: Self.operation, contender: feed.name, size: size)
      try await count(feed, into: &result)
      if let rounds = timings[name] { result.setTimes(in: rounds) }
      results.append(result)
    }
    return results
  }

  /// What the loaded screen retains, and what a like allocates and runs once others have made room.
  private func count(_ feed: Patterns.Feed, into result: inout BenchResult) async throws {
    _ = try await InvalidationSuite.loadedFeed(rows: size, feed.make)
    let live = LiveBytesCounter.start()
    let stage = try await InvalidationSuite.loadedFeed(rows: size, feed.make)
    result[.liveBytes] = live.bytes
    for turn in 0..<8 { try await like(turn, on: stage) }
    let counter = AllocationCounter.start()
    try await like(8, on: stage)
    let allocations = counter.stop()
    result.setAllocations(allocations)
    let fresh = try await InvalidationSuite.loadedFeed(rows: size, feed.make)
    result[.bodies] = try await InvalidationAct.like.bodies(on: fresh, post: size).run
  }

  /// Likes a post, or unlikes it; the posts take turns.
  private func like(_ turn: Int, on stage: Stage) async throws {
    try stage.tap("like-\(1 + turn * 7 % size)")
    await stage.settle()
  }
}

/// Tables of at most 80 columns.
struct CompositionTables {
  let results: [BenchResult]
  let timings: Timings

  private var names: [String] {
    results.filter { $0.size == sizes[0] }.map(\.contender)
  }

  private var sizes: [Int] {
    CompositionSuite.sizes.filter { size in results.contains { $0.size == size } }
  }

  private func result(of name: String, at size: Int) -> BenchResult? {
    results.first { $0.contender == name && $0.size == size }
  }

  /// How a like grows with the rows, of the children that are shared and of the one that is not.
  var answer: String? {
    guard let last = sizes.last, let row = result(of: CompositionSuite.childARow, at: last),
      let bodies = row[.bodies], let bytes = bytesOfRow(CompositionSuite.childARow)
    else { return nil }
    let shared = names.filter { $0 != CompositionSuite.childARow }
      .compactMap { result(of: $0, at: last)?[.bodies] }
    guard let fewest = shared.min(), let most = shared.max() else { return nil }
    return """
      On the lab's stage, a like among \(Units.count(last)) rows runs \(Units.count(fewest)) to \
      \(Units.count(most)) bodies where all rows share one child, and \(Units.count(bodies)) where each \
      has its own. Such a row takes \(Units.bytes(bytes)).
      """
  }

  /// A like at each size, and what a row takes.
  var headline: Table {
    let isTimed = results.contains { $0[.median] != nil }
    let last = sizes.last ?? 0
    return Table(
      timings.title("A like among more and more rows, each with a child"), of: names,
      [.left("pattern") { Cell($0) }]
        + (isTimed ? sizes : []).map { size in
          .right("\(Units.count(size)) rows") { result(of: $0, at: size)?.timeCell ?? "" }
        } + [
          .right("mallocs") { cell(result(of: $0, at: last)?[.mallocs], Units.count) },
          .right("bodies") { cell(result(of: $0, at: last)?[.bodies], Units.count) },
          .right("a row") { cell(bytesOfRow($0), Units.bytes) },
        ],
      footnotes: [
        """
        From the tap until the stage is idle, with its answer. mallocs, bodies: with \(Units.count(last)) rows. \
        a row: the bytes that one more row keeps, with its \
        post and its nodes on the stage, which makes all rows.
        """
      ])
  }

  private func cell(_ count: Int?, _ text: (Int) -> String) -> Cell {
    count.map { Cell(text($0)) } ?? "n/a"
  }

  /// The bytes that one more row keeps, from the two largest sizes.
  private func bytesOfRow(_ name: String) -> Int? {
    let last = sizes.suffix(2)
    guard last.count == 2, let few = result(of: name, at: last[last.startIndex])?[.liveBytes],
      let many = result(of: name, at: last[last.startIndex + 1])?[.liveBytes]
    else { return nil }
    return (many - few) / (last[last.startIndex + 1] - last[last.startIndex])
  }
}
