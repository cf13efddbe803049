// Sources/Patterns/MVIReactor/Pulse.swift
/// A value that counts its assignments, so that setting an equal value is a change too.
nonisolated package struct Pulse<Value> {
  package var wrappedValue: Value {
    didSet { valueUpdatedCount &+= 1 }
  }

  /// The number of times the value was set.
  package private(set) var valueUpdatedCount: UInt = 0
// …
extension View {
  /// Calls `action` each time the value is set.
  package func receive<Value>(
    _ pulse: Pulse<Value>, perform action: @escaping (Value) -> Void
  ) -> some View {
    onChange(of: pulse.valueUpdatedCount) { action(pulse.wrappedValue) }
  }
}
