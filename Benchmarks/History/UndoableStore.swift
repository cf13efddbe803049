/// A store that keeps its last states.
///
/// `update` is behind one call that is not inlined, as in ``Subject``.
protocol UndoableStore: SendableMetatype {
  /// - Parameter depth: the number of states to keep.
  init(_ state: AppState, depth: Int)

  /// Makes a change, and keeps the state before it in place of the oldest one.
  mutating func update(by action: Action)
  /// Goes back by one state; `false` where none is left.
  mutating func undo() -> Bool
  /// Releases all states but the present one.
  mutating func forget()

  /// The present state as a value, for comparison. May cost a copy.
  var state: AppState { get }
  /// The bytes that only the history holds when `actions`, as many as it is deep, were the last
  /// ones. Of actions that leave the counts of elements as they are.
  func predictedRetainedBytes(after actions: [Action]) -> Int
}

/// A value changed in place, and the values before it, which share what no change touched.
struct ValueHistory<Value: State>: UndoableStore {
  private var value: Value
  private var history: History<Value>

  init(_ state: AppState, depth: Int) {
    value = Value(state)
    history = History(depth: depth)
  }

  @inline(__always)
  mutating func update(by action: Action) {
    Self.reduce(into: &self, action)
  }

  @inline(never)
  private static func reduce(into store: inout ValueHistory, _ action: Action) {
    if store.history.depth > 0 { store.history.push(store.value.kept) }
    store.value.apply(action)
  }

  mutating func undo() -> Bool {
    guard let past = history.pop() else { return false }
    value = past
    return true
  }

  mutating func forget() { history = History(depth: 0) }

  var state: AppState { value.plain }

  /// Each of them alone holds what the change after it copied.
  func predictedRetainedBytes(after actions: [Action]) -> Int {
    actions.reduce(History<Value>.bytesOfSlots(depth: actions.count)) { sum, action in
      sum + value.bytesOfCopy(for: action)
    }
  }
}

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
