// Sources/Patterns/InputOutput/Signal.swift
/// The current value and every later one.
package var stream: Stream<Value> {
  sample(on: .merge(.just(()), changes))
}
