/// A value changed in place, with a subscriber that keeps the one it was last given.
struct KeptSnapshot<Layout: State>: Store {
  private(set) var state: Layout
  private var lastSeen: Layout

  init(_ state: AppState) {
    self.state = Layout(state)
    lastSeen = self.state
  }

  @inline(__always)
  mutating func update(by action: Action) {
    reduce(into: &state, action)
    lastSeen = state
  }
}

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

/// What a screen has: nothing yet, or a state.
enum Phase {
  case idle
  case loaded(AppState)

  var state: AppState {
    switch self {
    case .idle: .empty
    case .loaded(let state): state
    }
  }
}

/// A payload bound with `var`, changed, and put back: the case holds the old one meanwhile.
struct EnumBoundWithVar: Store {
  private var phase: Phase

  init(_ state: AppState) { phase = .loaded(state) }

  @inline(__always)
  mutating func update(by action: Action) {
    if case .loaded(var state) = phase {
      reduce(into: &state, action)
      phase = .loaded(state)
    }
  }

  var state: AppState { phase.state }
}

/// The same, with the case set aside first, so that the payload has one owner.
struct EnumSetAside: Store {
  private var phase: Phase

  init(_ state: AppState) { phase = .loaded(state) }

  @inline(__always)
  mutating func update(by action: Action) {
    if case .loaded(var state) = phase {
      phase = .idle
      reduce(into: &state, action)
      phase = .loaded(state)
    }
  }

  var state: AppState { phase.state }
}
