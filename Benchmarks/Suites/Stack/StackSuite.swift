import LabContract
import LabDomain
import LabMeasure
import LabOutput
import LabPatterns

extension Suite {
  /// The stack that one send uses, by the store's shape and the size of its state.
  package static let stack = Suite(
    name: StackSuite.name, question: "How much stack does one send need?", countsInDebug: true,
    report: StackSuite.report)
}

@MainActor
enum StackSuite {
  nonisolated static let name = "stack"

  static func report(
    _ options: BenchOptions, _: Timings, _ progress: @escaping (String) -> Void
  ) async throws -> SuiteReport {
    let kept = try NameFilter(options.filter).selection(
      operations: [],
      contenders: StoreShape.allCases.map(\.rawValue) + Patterns.all.map(\.name)
    ).contenders
    var sends: [StackGrowth] = []
    for shape in StoreShape.allCases where kept.contains(shape.rawValue) {
      progress(shape.rawValue)
      // Written out so that each state's type is known at compile time, as in an app.
      sends.append(
        StackGrowth(
          shape,
          [
            point(shape, Four<Post>.self),
            point(shape, Four<Four<Four<Post>>>.self),
            point(shape, Four<Four<Four<Four<Post>>>>.self),
          ]))
    }
    var likes: [BenchResult] = []
    let state = AppState.sample(size: 160, seed: options.seed)
    for pattern in Patterns.all where kept.contains(pattern.name) {
      progress(pattern.name)
      var result = BenchResult(
        suite: name, operation: FeedAct.like.rawValue, contender: pattern.name, size: state.size)
      result[.stackBytes] = await mostStackBytes(of: pattern, state.posts, seed: options.seed)
      likes.append(result)
    }
    return SuiteReport(
      answer: answer(sends),
      tables: sends.isEmpty ? [] : [table(of: sends)],
      details: likes.isEmpty ? [] : [table(of: likes)],
      results: sends.flatMap(\.results) + likes)
  }

  /// Where an object is, and the hashing of the process, decide what a lookup compares. That is some words
  /// of stack: the most of eight stores, all alive, is the same in every process.
  private static func mostStackBytes(
    of pattern: any TraceablePattern, _ posts: [Post], seed: UInt64
  ) async -> Int? {
    var (feeds, bytes) = ([ObservedFeed](), [Int]())
    for _ in 0..<8 {
      let feed = await ObservedFeed(.like, on: posts, seed: seed, pattern.headlessFeed)
      feeds.append(feed)
      if let used = await feed.stackBytes() { bytes.append(used) }
    }
    return withExtendedLifetime(feeds) { bytes.max() }
  }

  nonisolated static func point<State: InlineState>(
    _ shape: StoreShape, _: State.Type
  ) -> (size: Int, stack: Int?) {
    let send = shape.store(of: State.self).send
    return (MemoryLayout<State>.stride, StackMeter.leastBytes(usedBy: send))
  }

  private static func answer(_ sends: [StackGrowth]) -> String? {
    guard let bytes = sends.first(where: { $0.shape == .inOut })?.results.last?[.stackBytes],
      let most = sends.max(by: { $0.copies ?? 0 < $1.copies ?? 0 }),
      let size = most.overflowingSize(of: .secondaryThread)
    else { return nil }
    return """
      In place, a send takes \(Units.bytes(bytes)), however large the state. With \
      \(most.shape.rawValue), it takes \(most.wholeCopies) times the size of the state, so a state \
      of \(Units.bytes(size)) overflows a thread of \(StackLimit.secondaryThread.rawValue).
      """
  }

  private static func table(of sends: [StackGrowth]) -> Table {
    Table(
      title("Stack of one send, by bytes of the state"), of: sends,
      [.left("store") { Cell($0.shape.rawValue) }]
        + sends[0].results.enumerated().map { index, result in
          .right(Units.count(result.size)) { cell($0.results[index]) }
        } + [.right("copies") { Cell($0.wholeCopies) }]
        + StackLimit.allCases.map { limit in
          .right(limit.rawValue) { Cell($0.overflowingSize(of: limit).map(Units.bytes) ?? "–") }
        },
      footnotes: sends.map { "\($0.shape.rawValue): \($0.shape.summary)" } + [
        """
        copies: bytes of stack for each additional byte of state. \
        \(StackLimit.allCases.map(\.rawValue).joined(separator: ", ")): the size of the state at \
        which one send overflows an empty stack of that size.
        """
      ])
  }

  private static func table(of likes: [BenchResult]) -> Table {
    Table(
      title("Stack of one like in each pattern"), of: likes,
      [.contender("pattern"), .right("stack", cell)],
      footnotes: [
        "From the act to its request, with one observer, in the pattern's own store without a screen."
      ])
  }

  private static func title(_ title: String) -> String {
    BuildMode.current == .debug ? "\(title) (debug build)" : title
  }

  private static func cell(_ result: BenchResult) -> Cell {
    result[.stackBytes].map { Cell(Units.bytes($0)) } ?? Cell("not available", .quiet)
  }
}
