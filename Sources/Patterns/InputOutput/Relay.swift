import Observation
import StageUI
import Tracepoints

/// The newest value of one output, and a stream of it for each listener.
@Observable
package final class Relay<Value: Sendable>: TracedObject {
  @ObservationIgnored private var _value: Value
  /// Kept, because in a generic class each `\.value` makes a new key path, which takes longer than the write.
  private let path: KeyPath<Relay, Value> = \.value
  @ObservationIgnored private var listeners: [Int: AsyncStream<Value>.Continuation] = [:]
  @ObservationIgnored private var nextKey = 0

  package init(_ value: Value) {
    _value = value
  }

  package var value: Value {
    access(keyPath: path)
    return _value
  }

  package func send(_ value: Value) {
    withMutation(keyPath: path) { _value = value }
    for listener in listeners.values { listener.yield(value) }
  }

  /// Sends the value unless it is the one of now.
  package func update(_ value: Value) where Value: Equatable {
    if value != self.value { send(value) }
  }

  /// The value now, and every later one in order.
  package var stream: AsyncStream<Value> {
    let key = nextKey
    nextKey += 1
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    continuation.yield(value)
    continuation.onTermination = { [weak self] _ in
      Task { await self?.remove(key) }
    }
    listeners[key] = continuation
    return stream
  }

  private func remove(_ key: Int) {
    listeners[key] = nil
  }
}

extension View {
  /// Hands every value of an output to `action` while the view is on screen.
  func receive<Value: Sendable>(
    _ output: @autoclosure @escaping () -> AsyncStream<Value>,
    perform action: @escaping (Value) -> Void
  ) -> some View {
    task {
      for await value in output() { action(value) }
    }
  }
}
