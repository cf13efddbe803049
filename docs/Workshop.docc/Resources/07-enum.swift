// Benchmarks/State/StateUpdate/Subjects/EnumPayload.swift
/// A payload bound with `var`, changed, and put back: the case holds the old one meanwhile.
struct EnumBoundWithVar: Subject {
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
