// Benchmarks/State/StateUpdate/Subjects/ReturnNewState.swift
struct ReturnNewState: Subject {
  private(set) var state: AppState
  // …
  @inline(__always)
  mutating func update(by action: Action) {
    state = reduce(state, action)
  }
}

/// The reducer that returns a new state.
@inline(never)
func reduce(_ state: AppState, _ action: Action) -> AppState {
  var next = state
  next.apply(action)
  return next
}
