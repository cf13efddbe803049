/// A property whose `didSet` reads `oldValue`, which is therefore kept during the change.
struct DidSetOldValue: Store {
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

/// A property whose `didSet` does not read `oldValue`: what it compares with, it has put aside.
struct DidSetOnly: Store {
  private(set) var state: AppState {
    didSet {
      if state.isLoading != wasLoading { spinnerChanges += 1 }
      wasLoading = state.isLoading
    }
  }
  private var wasLoading: Bool
  private var spinnerChanges = 0

  init(_ state: AppState) {
    self.state = state
    wasLoading = state.isLoading
  }

  @inline(__always)
  mutating func update(by action: Action) {
    reduce(into: &state, action)
  }
}
