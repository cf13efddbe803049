import LabStreams

/// A value over time: the current one, and a stream of every later one.
///
/// Only a ``Relay`` stores its value. A composed signal computes it on demand, so it keeps no copy, and
/// a body that reads it observes the relays that it was computed from.
package protocol Signal<Value>: Sendable {
  associatedtype Value

  var value: Value { get }

  /// Sends after each change of what the value is computed from.
  var changes: Stream<Void> { get }
}

extension Signal {
  /// The current value and every later one.
  package var stream: Stream<Value> {
    sample(on: .merge(.just(()), changes))
  }

  /// The current value, each time that `stream` sends.
  package func sample(on stream: Stream<some Any>) -> Stream<Value> {
    stream.map { _ in value }
  }

  package func map<Other>(_ transform: @escaping (Value) -> Other) -> some Signal<Other> {
    ComposedSignal(changes: changes) { transform(value) }
  }
}

extension Signal where Value: Equatable {
  /// The same signal, without changes that leave the value equal. Keeps the last value of each subscriber.
  package func removeDuplicates() -> some Signal<Value> {
    let different = Stream<Void> { receive, end in
      var last = value
      return sample(on: changes).subscribe(
        { value in
          guard value != last else { return }
          last = value
          receive(())
        }, onEnd: end)
    }
    return ComposedSignal(changes: different) { value }
  }
}

/// Composes a signal that changes with each of `signals`.
package func combineLatest<each Source: Signal, Value>(
  _ signals: repeat each Source, by transform: @escaping (repeat (each Source).Value) -> Value
) -> some Signal<Value> {
  var changes: [Stream<Void>] = []
  repeat changes.append((each signals).changes)
  return ComposedSignal(changes: Stream<Stream<Void>>.from(changes).flatMap { $0 }) {
    transform(repeat (each signals).value)
  }
}

private struct ComposedSignal<Value>: Signal {
  let changes: Stream<Void>
  let compute: () -> Value

  var value: Value { compute() }

  init(changes: Stream<Void>, _ compute: @escaping () -> Value) {
    self.changes = changes
    self.compute = compute
  }
}

extension Stream {
  /// Combines each value with the current ones of `signals`.
  func withLatestFrom<each Latest, Value>(
    _ signals: repeat any Signal<each Latest>,
    by transform: @escaping (Element, repeat each Latest) -> Value
  ) -> Stream<Value> {
    map { transform($0, repeat (each signals).value) }
  }

  /// The values sent while `condition` is true.
  func filter(while condition: any Signal<Bool>) -> Stream {
    filter { _ in condition.value }
  }
}
