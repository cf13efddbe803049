import LabMeasure
import Observation

/// A struct in an object, which changes it in place; every holder of the object sees the change.
final class StoreObject: Store {
  private(set) var state: AppState

  init(_ state: AppState) { self.state = state }

  @inline(never)
  func update(by action: Action) { state.apply(action) }
}

/// The same with `@Observable`, which notifies observers of the whole struct.
@Observable
final class ObservableStore: ObservableModel {
  private(set) var state: AppState

  init(_ state: AppState) { self.state = state }

  @inline(never)
  func update(by action: Action) { state.apply(action) }

  func read(changedBy action: Action) { blackHole(state) }
}
