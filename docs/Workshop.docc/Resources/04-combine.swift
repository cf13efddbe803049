// Sources/Patterns/InputOutput/Signal.swift
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
