import Observation
import StageUI
import Tracepoints

/// The current value of one output, published to any number of streams.
@Observable
package final class Relay<Value: Sendable>: TracedObject {
  @ObservationIgnored private var _value: Value
  /// Stored, because in a generic class each `\.value` creates a key path, slower than the write.
  private let path: KeyPath<Relay, Value> = \.value
  @ObservationIgnored private var streams: [Int: AsyncStream<Value>.Continuation] = [:]
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
    for stream in streams.values { stream.yield(value) }
  }

  /// Sends the value unless it equals the current one.
  package func update(_ value: Value) where Value: Equatable {
    if value != self.value { send(value) }
  }

  /// A stream of the current value and every later one.
  package var stream: AsyncStream<Value> {
    let key = nextKey
    nextKey += 1
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    continuation.yield(value)
    continuation.onTermination = { [weak self] _ in
      Task { await self?.remove(key) }
    }
    streams[key] = continuation
    return stream
  }

  private func remove(_ key: Int) {
    streams[key] = nil
  }
}

extension View {
  /// Calls `action` with every value of an output while the view is on screen.
  func receive<Value: Sendable>(
    _ output: @autoclosure @escaping () -> AsyncStream<Value>,
    perform action: @escaping (Value) -> Void
  ) -> some View {
    task {
      for await value in output() { action(value) }
    }
  }
}
