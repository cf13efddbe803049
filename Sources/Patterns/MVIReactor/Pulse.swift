import StageUI

/// A value that means something in the moment in which it is set, also when it equals the one before.
@propertyWrapper
nonisolated package struct Pulse<Value> {
  package var wrappedValue: Value {
    didSet { valueUpdatedCount &+= 1 }
  }

  /// How often the value was set.
  package private(set) var valueUpdatedCount: UInt = 0

  package var projectedValue: Pulse { self }

  package init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension Pulse: Equatable where Value: Equatable {}
extension Pulse: Sendable where Value: Sendable {}

extension View {
  /// Hands the value to `action` each time that it was set.
  package func receive<Value>(
    _ pulse: Pulse<Value>, perform action: @escaping (Value) -> Void
  ) -> some View {
    onChange(of: pulse.valueUpdatedCount) { action(pulse.wrappedValue) }
  }
}
