/// An object that changes its own field; every holder of it sees the change.
final class PlainClass: Subject {
  private(set) var state: AppState

  init(_ state: AppState) { self.state = state }

  @inline(never)
  func update(by action: Action) { state.apply(action) }
}
