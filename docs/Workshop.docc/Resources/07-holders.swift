// Benchmarks/State/RetainedState/HeldStore.swift
/// A holder of the old state while the new one is made.
enum Holder: String, CaseIterable {
  case subscriber
  case oldValue
  case scan
  case undoLog = "undo log"
  case tracer

  /// What it keeps, and for what.
  var summary: String {
    switch self {
    case .subscriber: "keeps the state that it was last given."
    case .oldValue: "a didSet that reads oldValue, which holds the state across the write."
    case .scan: "current = reduce(current): the pipeline keeps the value that it reduces from."
    case .undoLog: "keeps the state before each change in an array of its own, here of one."
    case .tracer: "keeps the last state that it saw, to find what has changed."
    }
  }
}
