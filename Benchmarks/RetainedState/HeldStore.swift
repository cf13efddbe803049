import Measure

/// A store whose state is held by whichever holders it is made with.
///
/// Without any, a change is made in place. The first holder that is met when an array is written to causes its copy;
/// those that hold the same state besides cost no further one.
package final class HeldStore {
  private let holders: Set<Holder>
  private var plain: AppState
  /// Where the state lives when somebody reads `oldValue`.
  private var observed: AppState {
    didSet { blackHole(oldValue.isLoading) }
  }
  private var scanned: AppState?
  private var lastGiven: AppState?
  private var undoLog: [AppState] = []
  private var lastTraced: AppState?

  package init(_ state: consuming AppState, holders: Set<Holder>) {
    self.holders = holders
    let empty = AppState(users: [], posts: [], comments: [])
    plain = holders.contains(.oldValue) ? empty : state
    observed = holders.contains(.oldValue) ? state : empty
  }

  /// Where the arrays of the state are; takes no reference that lasts.
  package var storages: [Storage] {
    holders.contains(.oldValue) ? observed.storages : plain.storages
  }

  /// Makes the change, and lets each holder take what it keeps until the next one.
  package func update(by action: Action) {
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
