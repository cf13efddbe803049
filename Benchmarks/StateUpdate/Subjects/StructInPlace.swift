/// A struct that has one owner, which changes it through `inout`.
struct StructInPlace: Subject {
  private(set) var state: AppState

  init(_ state: AppState) { self.state = state }

  @inline(__always)
  mutating func update(by action: Action) {
    Self.reduce(into: &state, action)
  }

  @inline(never)
  private static func reduce(into state: inout AppState, _ action: Action) {
    state.apply(action)
  }
}
