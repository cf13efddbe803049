import LabMeasure
import LabOutput

extension Suite {
  /// One copy, which each holder of the old state could have caused.
  package static let retainedState = Suite(
    name: RetainedStateSuite.name,
    question: "An update copied my array: who held the old state?"
  ) { options, _, progress in
    try RetainedStateSuite.report(options, progress)
  }
}

enum RetainedStateSuite {
  static let name = "retained-state"
  /// The contender without a holder.
  static let none = "none"

  /// - Throws: ``BenchError/nothingMatches(filter:known:)`` when the filter
  ///   names no holder. Otherwise all are shown, because each is explained by the others.
  static func report(
    _ options: BenchOptions, size: Int = 160_000, _ progress: (String) -> Void
  ) throws(BenchError) -> SuiteReport {
    _ = try NameFilter(options.filter).selection(
      operations: [], contenders: Holder.allCases.map(\.rawValue))
    let state = AppState.sample(size: size, seed: options.seed)
    progress("\(Units.count(state.size)) elements: counting")
    let alone = [[]] + Holder.allCases.map { [$0] }
    let together = Holder.allCases.indices.dropLast().map { Array(Holder.allCases[$0...]) }
    let results = (alone + together).map { result(of: $0, on: state) }
    let single = results.filter { !$0.isHeldByMany }
    let last = single.filter { [Holder.tracer.rawValue, none].contains($0.contender) }.reversed()
    let headline = table(
      "What one update copies, by who holds the old state", single,
      footnotes: Holder.allCases.map { "\($0.rawValue): \($0.summary)" })
    let details = table(
      "All hold it, and release it one after another", results.filter(\.isHeldByMany) + last,
      footnotes: [
        """
        Releasing any holder but the last changes nothing that could be measured: look for the holders \
        together, not one at a time. mallocs, bytes: counted in one update of a state in a class. \
        elements: those at another address afterwards.
        """
      ])
    return SuiteReport(
      answer: answer(results), details: [headline, details], results: results)
  }

  /// Counts one update, after one that gives the store an array of its own and each holder what it
  /// keeps.
  static func result(of holders: [Holder], on state: AppState) -> BenchResult {
    let store = HeldStore(state, holders: Set(holders))
    let update = Operation.likeOnePost.update(state)
    store.update(by: update.action)
    let before = store.storages
    let allocations = Allocations.count { store.update(by: update.undo) }
    var result = BenchResult(
      suite: name, operation: Operation.likeOnePost.name,
      contender: holders.isEmpty ? none : holders.map(\.rawValue).joined(separator: " + "),
      size: state.size)
    result.setAllocations(allocations)
    result[.copiedElements] = before.copiedElements(to: store.storages)
    return result
  }

  private static func answer(_ results: [BenchResult]) -> String {
    let alone = results.filter { !$0.isHeldByMany && $0[.copiedElements] != 0 }
    let together = results.filter(\.isHeldByMany).first?[.copiedElements] ?? 0
    return """
      Each of \(alone.count) holders alone causes a copy; all of them together copy \
      \(Units.count(together)) elements once, and the copy goes away only with the last.
      """
  }

  private static func table(
    _ title: String, _ results: [BenchResult], footnotes: [String]
  ) -> Table {
    Table(
      "\(title), at \(Units.count(results[0].size)) elements", of: results,
      [
        .left("held by") { Cell($0.contender.replacing(" + ", with: ", ")) },
        .right("mallocs") { Cell($0[.mallocs].map(Units.count) ?? "n/a") },
        .right("elements") {
          let elements = $0[.copiedElements] ?? 0
          return Cell(Units.count(elements), elements == 0 ? .good : .bad)
        }, .right("bytes") { Cell($0[.bytes].map(Units.count) ?? "n/a") },
      ], footnotes: footnotes)
  }
}

extension BenchResult {
  fileprivate var isHeldByMany: Bool { self.contender.contains(" + ") }
}

/// A holder of the old state while the new one is made.
enum Holder: String, CaseIterable {
  case subscriber
  case oldValue
  case scan
  case undoLog = "undo log"
  case tracer

  /// What it keeps, and for what.
  var summary: String {
    switch self {
    case .subscriber: "keeps the state that it was last given."
    case .oldValue: "a didSet that reads oldValue, which holds the state across the write."
    case .scan: "current = reduce(current): the pipeline keeps the value that it reduces from."
    case .undoLog: "keeps the state before each change in an array of its own, here of one."
    case .tracer: "keeps the last state that it saw, to find what has changed."
    }
  }
}

/// A store whose state is held by the holders it is made with.
///
/// Without any, a change is made in place. The first holder causes the copy of an array when it is
/// written to; others that hold the same state cost no further one.
final class HeldStore {
  private let holders: Set<Holder>
  private var plain: AppState
  /// The state when a `didSet` reads `oldValue`.
  private var observed: AppState {
    didSet { blackHole(oldValue.isLoading) }
  }
  private var scanned: AppState?
  private var lastGiven: AppState?
  private var undoLog: [AppState] = []
  private var lastTraced: AppState?

  init(_ state: AppState, holders: Set<Holder>) {
    self.holders = holders
    plain = holders.contains(.oldValue) ? .empty : state
    observed = holders.contains(.oldValue) ? state : .empty
  }

  /// The storages of the state, without a reference to them.
  var storages: [BufferIdentity] {
    holders.contains(.oldValue) ? observed.storages : plain.storages
  }

  /// Makes the change, and gives each holder what it keeps until the next one.
  func update(by action: Action) {
    if holders.contains(.oldValue) {
      change(&observed, by: action)
    } else {
      change(&plain, by: action)
    }
  }

  private func change(_ state: inout AppState, by action: Action) {
    if holders.contains(.scan) { scanned = state }
    if holders.contains(.undoLog) { undoLog = [state] }
    state.apply(action)
    scanned = nil
    if holders.contains(.subscriber) { lastGiven = state }
    if holders.contains(.tracer) { lastTraced = state }
  }
}
