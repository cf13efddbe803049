// Sources/Stage/StageRuntime/Data/State.swift
/// A value that views observe. A change is made to a copy, which is put back.
@Observable
final class StateBox<Value> {
  /// Reading it notes no observation.
  @ObservationIgnored private(set) var unobservedValue: Value
  // …
  var value: Value {
    get {
      access(keyPath: path)
      return unobservedValue
    }
    set {
      if isEqual(unobservedValue, newValue) { return }
      var old = newValue
      // The old value is released after the new one is in place, for it may write here itself.
      withMutation(keyPath: path) { swap(&unobservedValue, &old) }
      observer?.stateDidChange()
    }
  }
