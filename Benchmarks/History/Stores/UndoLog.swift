/// An object changed in place, and the actions that take its last changes back.
///
/// It keeps no past state: to see one, everything since is undone.
final class UndoLog: Undoable {
  private(set) var state: AppState
  private var history: History<Action>

  init(_ state: AppState, depth: Int) {
    self.state = state
    history = History(depth: depth)
  }

  @inline(never)
  func update(by action: Action) {
    if history.depth > 0 { history.push(state.undo(of: action)) }
    state.apply(action)
  }

  func undo() -> Bool {
    guard let action = history.pop() else { return false }
    state.apply(action)
    return true
  }

  func forget() { history = History(depth: 0) }

  /// An action for each change, which for an edit holds nothing more.
  func predictedRetainedBytes(after changes: [Change]) -> Int {
    History<Action>.bytesOfSlots(depth: changes.count)
  }
}
