/// Replaces the work of a reactor, to test its view alone.
///
///     let stub = Stub(reactor)
///     stub.state.phase = .failed(.offline)
///     try stage.tap("Retry")
///     print(stub.actions)  // [.retryTapped]
package final class Stub<Owner: Reactor> {
  /// The actions that the view has sent.
  package private(set) var actions: [Owner.Action] = []

  /// The state that the view shows.
  package var state: Owner.State {
    didSet { show(state) }
  }

  private var show: (Owner.State) -> Void = { _ in }

  /// Stops the reactor for good.
  package init(_ reactor: Owner) {
    state = reactor.currentState.state
    show = reactor.pipeline.stub { [weak self] in self?.actions.append($0) }
  }
}
