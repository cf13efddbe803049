// Sources/Patterns/MVI/Store.swift
/// Reduces the intent into the state and starts its effects.
@discardableResult
package func send(_ intent: Intent) -> StoreTask {
  Cause.action(intent) {
    let effects = reduce(&_state, intent)
    reportWrite(to: path)
    fields.notify(_state.writes)
    _state.forgetWrites()
    return StoreTask(effects: effects.compactMap(start))
  }
}
