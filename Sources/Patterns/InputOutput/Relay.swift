import LabStreams
import LabTracepoints
import Observation

/// A signal that stores its value. One expression lists all that changes it: `receive` or `scanMap`.
@Observable
package final class Relay<Value>: Signal, TracedObject {
  @ObservationIgnored fileprivate var _value: Value
  /// Stored, because in a generic class each `\.value` creates a key path, slower than the write.
  private let path: KeyPath<Relay, Value> = \.value
  private let subject = Subject<Void>()
  @ObservationIgnored private var subscriptions: [Subscription] = []

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

  /// Takes each value of the streams that differs from the current one.
  func receive(
    _ streams: Stream<Value>..., file: String = #filePath, line: Int = #line
  ) where Value: Equatable {
    compose()
    for stream in streams {
      add(stream.filter { [unowned self] in $0 != _value }, SourceLine(file, line)) { $0 = $1 }
    }
  }

  /// Changes the value in place, as each stream says.
  func receive(_ changes: Change<Value>...) {
    compose()
    for change in changes { change.add(self) }
  }

  /// Changes the value in place with each element, and sends what `body` returns.
  func scanMap<Element, Output>(
    _ streams: Stream<Element>..., file: String = #filePath, line: Int = #line,
    by body: @escaping (inout Value, Element) -> Output
  ) -> Stream<Output> {
    compose()
    let outputs = Subject<Output>()
    for stream in streams { add(stream, SourceLine(file, line), body) { outputs.send($0) } }
    return outputs.stream
  }

  private func compose() {
    precondition(subscriptions.isEmpty, "the relay has an expression already")
  }

  fileprivate func add<Element, Output>(
    _ stream: Stream<Element>, _ line: SourceLine,
    _ body: @escaping (inout Value, Element) -> Output,
    then send: @escaping (Output) -> Void = { _ in }
  ) {
    // Unowned, because this owns the subscription.
    let subscription = stream.subscribe { [unowned self] element in
      WrittenLines.note(composition: line, of: self)
      send(change { body(&$0, element) })
    }
    subscriptions.append(subscription)
  }
}

/// What the elements of one stream change in a relay's value.
package struct Change<Value> {
  fileprivate let add: (Relay<Value>) -> Void
}

extension Stream {
  /// Changes a relay's value with each element. A trace shows the line of the call.
  func into<Value>(
    file: String = #filePath, line: Int = #line, _ body: @escaping (inout Value, Element) -> Void
  ) -> Change<Value> {
    Change { $0.add(self, SourceLine(file, line), body) }
  }

  /// The same for an optional value, which stays `nil`.
  func intoWrapped<Wrapped>(
    file: String = #filePath, line: Int = #line, _ body: @escaping (inout Wrapped, Element) -> Void
  ) -> Change<Wrapped?> {
    Change { relay in
      let stream = filter { [unowned relay] _ in relay._value != nil }
      relay.add(stream, SourceLine(file, line)) { body(&$0!, $1) }
    }
  }
}
