import Testing

@testable import Composable

/// A store in a test that lists every change of the state, and every action of an effect.
final class TestStore<State: Equatable, Action> {
  private(set) var state: State
  private let reducer: any Reducer<State, Action>
  private var running = 0
  private var received: [Action] = []

  init(_ state: State, reducer: some Reducer<State, Action>) {
    (self.state, self.reducer) = (state, reducer)
  }

  /// Sends what a person does; `change` does to the state what the reducer should.
  func send(
    _ action: Action, at location: SourceLocation = #_sourceLocation,
    change: (inout State) -> Void = { _ in }
  ) {
    #expect(
      received.isEmpty, "actions of effects are to be received first", sourceLocation: location)
    reduce(action, change, location)
  }

  /// Reduces the next action that an effect has sent, which must be the one that `isExpected` accepts.
  func receive(
    at location: SourceLocation = #_sourceLocation, where isExpected: (Action) -> Bool,
    change: (inout State) -> Void = { _ in }
  ) throws {
    try #require(!received.isEmpty, "no effect has sent an action", sourceLocation: location)
    let action = received.removeFirst()
    #expect(isExpected(action), "\(action) was sent", sourceLocation: location)
    reduce(action, change, location)
  }

  /// Lets the effects run until they wait for an answer.
  func settle() async {
    for _ in 0..<100 { await Task.yield() }
  }

  /// Ends the test: nothing runs, and all that was sent is received.
  func finish(at location: SourceLocation = #_sourceLocation) {
    #expect(running == 0 && received.isEmpty, sourceLocation: location)
  }

  private func reduce(
    _ action: Action, _ change: (inout State) -> Void, _ location: SourceLocation
  ) {
    var expected = state
    change(&expected)
    for operation in reducer.reduce(into: &state, action).operations {
      guard case .run(_, let work) = operation else { continue }
      running += 1
      Task {
        await work { self.received.append($0) }
        running -= 1
      }
    }
    #expect(state == expected, sourceLocation: location)
  }
}
