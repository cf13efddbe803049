import LabDomain
import Observation
import Synchronization

/// An object that notifies its observers.
protocol ObservableModel: AnyObject, Store {
  /// Reads the property that `action` changes, and keeps nothing.
  func read(changedBy action: Action)
}

/// An object with one observer, which reads the property that changes and observes anew after each
/// change, as a view does.
struct Observed<Model: ObservableModel>: Store {
  /// Raised once, before the change.
  private final class Signal: Sendable {
    let isRaised = Atomic(false)
  }

  private(set) var model: Model
  private let signal = Signal()

  init(_ state: AppState) {
    model = Model(state)
    let one: (user: Target<User>, comment: Target<Comment>) = (
      Target(index: 0, id: 1), Target(index: 0, id: 1)
    )
    let all = [
      Action.toggleLikes([]), .rename(one.user, to: ""), .dropLast(one.comment), .flipLoading,
    ]
    for action in all { observe(action) }
  }

  @inline(__always)
  mutating func update(by action: Action) {
    model.update(by: action)
    if signal.isRaised.exchange(false, ordering: .relaxed) { observe(action) }
  }

  private func observe(_ action: Action) {
    withObservationTracking {
      model.read(changedBy: action)
    } onChange: { [signal] in
      signal.isRaised.store(true, ordering: .relaxed)
    }
  }

  var state: Model.Layout { model.state }
}
