import Measure
import Observation
import Synchronization

/// The `@Observable` class with one observer, which reads every field and observes anew after each
/// change, as a view does.
struct ObservedClass: Subject {
  /// Raised once, before the change.
  private final class Signal: Sendable {
    let isRaised = Atomic(false)
  }

  private let model: ObservableClass
  private let signal = Signal()

  init(_ state: AppState) {
    model = ObservableClass(state)
    observe()
  }

  @inline(__always)
  mutating func update(by action: Action) {
    model.update(by: action)
    if signal.isRaised.exchange(false, ordering: .relaxed) { observe() }
  }

  private func observe() {
    withObservationTracking {
      model.readAll()
    } onChange: { [signal] in
      signal.isRaised.store(true, ordering: .relaxed)
    }
  }

  var state: AppState { model.state }
}
