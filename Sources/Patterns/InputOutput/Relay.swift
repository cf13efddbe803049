import LabStreams
import LabTracepoints
import Observation

/// A signal that stores its value, which streams change.
@Observable
package final class Relay<Value>: Signal, TracedObject {
  @ObservationIgnored private var _value: Value
  /// Stored, because in a generic class each `\.value` creates a key path, slower than the write.
  private let path: KeyPath<Relay, Value> = \.value
  private let subject = Subject<Void>()
  private let subscription = Subscription()

  init(_ value: Value) {
    _value = value
  }

  package var value: Value {
    access(keyPath: path)
    return _value
  }

  package var changes: Stream<Void> { subject.stream }

  /// Changes the value in place; an array that no one keeps is not copied.
  private func change<Result>(_ body: (inout Value) -> Result) -> Result {
    defer { subject.send(()) }
    return withMutation(keyPath: path) { body(&_value) }
  }

  /// Changes the value in place with each element of a stream. A trace shows the line of the call.
  func receive<Element>(
    _ stream: Stream<Element>, file: String = #filePath, line: Int = #line,
    _ body: @escaping (inout Value, Element) -> Void
  ) {
    _ = scanMap(stream, file: file, line: line, body)
  }

  /// Changes the value in place like `receive`, and sends what `body` returns.
  func scanMap<Element, Output>(
    _ stream: Stream<Element>, file: String = #filePath, line: Int = #line,
    _ body: @escaping (inout Value, Element) -> Output
  ) -> Stream<Output> {
    let line = SourceLine(file, line)
    let outputs = Subject<Output>()
    subscription.add(stream) { [weak self] element in
      guard let self else { return }
      WrittenLines.note(composition: line, of: self)
      outputs.send(change { body(&$0, element) })
    }
    return outputs.stream
  }

  /// Takes each value of a stream that differs from the current one.
  func receive(
    _ stream: Stream<Value>, file: String = #filePath, line: Int = #line
  ) where Value: Equatable {
    receive(stream.filter { [weak self] in $0 != self?._value }, file: file, line: line) { $0 = $1 }
  }
}
