import LabStreams

/// A value and its changes: each subscriber first receives the current value.
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
    Stream { [self] receive, end in
      receive(value)
      return changes.stream.subscribe(receive, onEnd: end)
    }
  }
}
