/// A value changed in place, and the values before it.
///
/// What a change does not touch is shared by all of them.
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
    if store.history.depth > 0 { store.history.push(store.value) }
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
