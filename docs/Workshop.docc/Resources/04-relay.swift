// Sources/Patterns/InputOutput/Relay.swift
@ObservationIgnored private var _value: Value
/// Stored, because in a generic class each `\.value` creates a key path, slower than the write.
private let path: KeyPath<Relay, Value> = \.value
private let subject = Subject<Void>()
// …
/// Changes the value in place; an array that no one keeps is not copied.
func change<Result>(_ body: (inout Value) -> Result) -> Result {
  defer { subject.send(()) }
  return withMutation(keyPath: path) { body(&_value) }
}
