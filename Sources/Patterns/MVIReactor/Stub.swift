/// Stands in for all that a reactor does, so that its view can be tested alone.
///
///     let stub = Stub(reactor)
///     stub.state.phase = .failed(.offline)
///     try stage.tap("Retry")
///     print(stub.actions)  // [.retryTapped]
package final class Stub<Owner: Reactor> {
  /// What the view sent, oldest first.
  package private(set) var actions: [Owner.Action] = []

  /// What the view shows.
  package var state: Owner.State {
    didSet { show(state) }
  }

  private var show: (Owner.State) -> Void = { _ in }

  /// Ends all that the reactor has under way, for good.
  package init(_ reactor: Owner) {
    state = reactor.currentState
    show = reactor.flow.stub { [weak self] in self?.actions.append($0) }
  }
}
