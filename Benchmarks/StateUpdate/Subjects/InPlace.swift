/// A value that has one owner, which changes it through `inout`.
struct InPlace<Value: State>: Subject {
  private var value: Value

  init(_ state: AppState) { value = Value(state) }

  @inline(__always)
  mutating func update(by action: Action) {
    Self.reduce(into: &value, action)
  }

  @inline(never)
  private static func reduce(into value: inout Value, _ action: Action) {
    value.apply(action)
  }

  var state: AppState { value.plain }
  var storages: [Storage] { value.storages }
  func predictedBytes(for change: Change) -> Int { value.bytesInPlace(for: change) }
}
