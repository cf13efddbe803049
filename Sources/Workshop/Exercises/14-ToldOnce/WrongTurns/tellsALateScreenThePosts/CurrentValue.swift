import LabStreams

/// A value and its changes: each subscriber receives the later ones.
final class CurrentValue<Value> {
  private(set) var value: Value
  private let changes = Subject<Value>()

  init(_ value: Value) {
    self.value = value
  }

  func send(_ value: Value) {
    self.value = value
    changes.send(value)
  }

  var stream: Stream<Value> {
    changes.stream
  }
}
