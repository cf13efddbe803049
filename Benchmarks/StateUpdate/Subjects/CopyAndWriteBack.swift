/// A reducer that takes `inout`, on a copy that is written back: the store keeps its own meanwhile.
struct CopyAndWriteBack: Subject {
  private(set) var state: AppState

  init(_ state: AppState) { self.state = state }

  @inline(__always)
  mutating func update(by action: Action) {
    var copy = state
    reduce(into: &copy, action)
    state = copy
  }
}
