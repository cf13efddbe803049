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
