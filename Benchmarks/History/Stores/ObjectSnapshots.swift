/// An object whose elements are objects, changed in place, and copies of all of them.
///
/// A reference keeps no past: a snapshot that shared an element would change with it.
final class ObjectSnapshots: Undoable {
  private var objects: Objects
  private var history: History<Objects>

  init(_ state: AppState, depth: Int) {
    objects = Objects(state)
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

  var state: AppState { objects.state }

  func predictedRetainedBytes(after changes: [Change]) -> Int {
    History<Objects>.bytesOfSlots(depth: changes.count) + changes.count * objects.bytesOfCopy
  }
}
