// Sources/Patterns/MVI/Store.swift
/// Reduces the intent into the state and starts its effects.
@discardableResult
package func send(_ intent: Intent) -> StoreTask {
  Cause.action(intent) {
    _state.beginWrites(of: self)
    let effects = reduce(&_state, intent)
    reportWrite(to: path, fields: _state.writes)
    fields.notify(_state.writes)
    return StoreTask(effects: effects.compactMap(start))
  }
}
