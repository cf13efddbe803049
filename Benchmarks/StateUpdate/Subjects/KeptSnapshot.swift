/// A value changed in place, with a subscriber that keeps the one it was last given.
struct KeptSnapshot<Value: State>: Subject {
  private var value: Value
  private var lastSeen: Value

  init(_ state: AppState) {
    value = Value(state)
    lastSeen = value
  }

  @inline(__always)
  mutating func update(by action: Action) {
    Self.reduce(into: &value, action)
    lastSeen = value
  }

  @inline(never)
  private static func reduce(into value: inout Value, _ action: Action) {
    value.apply(action)
  }

  var state: AppState { value.plain }
  var storages: [Storage] { value.storages }

  func predictedBytes(for change: Change) -> Int {
    value.bytesInPlace(for: change) + value.bytesOfCopy(for: change)
  }
}
