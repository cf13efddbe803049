import LabMeasure

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
  var storages: [Storage] {
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
