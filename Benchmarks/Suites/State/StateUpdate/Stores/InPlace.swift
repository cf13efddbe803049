/// A value that has one owner, which changes it through `inout`.
struct InPlace<Layout: State>: Store {
  private(set) var state: Layout

  init(_ state: AppState) { self.state = Layout(state) }

  @inline(__always)
  mutating func update(by action: Action) {
    reduce(into: &state, action)
  }
}
