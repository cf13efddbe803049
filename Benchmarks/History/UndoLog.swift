/// An object changed in place, and the actions that undo its last changes.
///
/// It keeps no past state: to see one, every later change is undone.
final class UndoLog: UndoableStore {
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

  /// An action for each change, which for a like holds nothing more.
  func predictedRetainedBytes(after actions: [Action]) -> Int {
    History<Action>.bytesOfSlots(depth: actions.count)
  }
}
