// Benchmarks/State/StateUpdate/Subjects/DidSet.swift
/// A property whose `didSet` reads `oldValue`, which is therefore kept during the change.
struct DidSetOldValue: Subject {
  private(set) var state: AppState {
    didSet {
      if state.isLoading != oldValue.isLoading { spinnerChanges += 1 }
    }
  }
  private var spinnerChanges = 0

  init(_ state: AppState) { self.state = state }

  @inline(__always)
  mutating func update(by action: Action) {
    reduce(into: &state, action)
  }
}
