import Measure
import Observation
import Synchronization

/// The `@Observable` class with one observer, which reads every field and begins anew after each
/// change, as a view does.
struct ObservedClass: Subject {
  /// Raised by the change, which is told once and before it happens.
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

  /// No copy. What the Observation library asks for to observe anew is its own affair and has no
  /// formula here, so it is counted on a state without elements: a tick says that it is no more on
  /// this one.
  func predictedBytes(for change: Change) -> Int {
    var empty = ObservedClass(.empty)
    empty.update(by: .flipLoading)
    empty.update(by: .flipLoading)
    return Allocations.count { empty.update(by: .flipLoading) }?.bytes ?? 0
  }
}
