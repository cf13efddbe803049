// Benchmarks/State/History/HistoryStore.swift
struct ValueHistory<Value: State>: HistoryStore {
  // …
  @inline(never)
  private static func reduce(into store: inout ValueHistory, _ action: Action) {
    if store.history.depth > 0 { store.history.push(store.value.kept) }
    store.value.apply(action)
  }
// …
final class UndoLog: HistoryStore {
  // …
  @inline(never)
  func update(by action: Action) {
    if history.depth > 0 { history.push(state.undo(of: action)) }
    state.apply(action)
  }
