import Benchmarks

/// A store that keeps its past in an array, for tests to plant mistakes in.
protocol PlantedStore: Undoable {
  var present: AppState { get set }
  var past: [AppState] { get set }
  var depth: Int { get }

  init(present: AppState, past: [AppState], depth: Int)
}

extension PlantedStore {
  init(_ state: AppState, depth: Int) {
    self.init(present: state, past: [], depth: depth)
  }

  mutating func keep(_ state: AppState) {
    past.append(state)
    if past.count > depth { past.removeFirst() }
  }

  mutating func update(by action: Action) {
    keep(present)
    present.apply(action)
  }

  mutating func undo() -> Bool {
    guard let last = past.popLast() else { return false }
    present = last
    return true
  }

  mutating func forget() { past = [] }

  var state: AppState { present }

  func predictedRetainedBytes(after changes: [Change]) -> Int { 0 }
}
