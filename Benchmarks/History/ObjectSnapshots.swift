/// An object whose elements are objects, changed in place, and copies of all of them.
///
/// A reference keeps no past: a snapshot that shared an element would change with it.
final class ObjectSnapshots: UndoableStore {
  private var objects: ObjectState
  private var history: History<ObjectState>

  init(_ state: AppState, depth: Int) {
    objects = ObjectState(state)
    history = History(depth: depth)
  }

  @inline(never)
  func update(by action: Action) {
    if history.depth > 0 { history.push(objects.copied()) }
    objects.apply(action)
  }

  func undo() -> Bool {
    guard let past = history.pop() else { return false }
    objects = past
    return true
  }

  func forget() { history = History(depth: 0) }

  var state: AppState { objects.plain }

  func predictedRetainedBytes(after actions: [Action]) -> Int {
    actions.reduce(History<ObjectState>.bytesOfSlots(depth: actions.count)) { sum, action in
      sum + objects.bytesOfCopy(for: action)
    }
  }
}
