/// A property whose `didSet` does not read `oldValue`: what it compares with, it has put aside.
struct DidSetOnly: Subject {
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
    Self.reduce(into: &state, action)
  }

  @inline(never)
  private static func reduce(into state: inout AppState, _ action: Action) {
    state.apply(action)
  }
}
