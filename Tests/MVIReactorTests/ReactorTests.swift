import LabTestSupport
import MVIReactor
import Observation
import Testing

struct ReactorTests {
  private let later = Later()

  @Test func `what is known about an action is in the state before send returns`() {
    let reactor = CounterReactor(later)

    reactor.action.send(.add(1))
    #expect(reactor.currentState.count == 1)
    reactor.action.send(.addLater(2))

    #expect(reactor.currentState.isBusy)
  }

  @Test func `what is known later comes in its turn`() async {
    let reactor = CounterReactor(later)

    reactor.action.send(.addLater(1))
    await settle()
    reactor.action.send(.add(2))
    later.goOn()
    await settle()

    #expect(reactor.currentState == CounterReactor.State(count: 21))
    #expect(reactor.reduced == [.begin, .add(2), .add(1), .end])
  }

  @Test func `nothing of a discarded stream is reduced`() async {
    let reactor = CounterReactor(later)
    reactor.action.send(.addLater(1))
    await settle()

    reactor.action.send(.stop)
    #expect(!reactor.currentState.isBusy)
    later.goOn()
    await settle()

    #expect(reactor.currentState.count == 0)
    #expect(reactor.reduced == [.begin, .end])
    #expect(later.cancelled == 1)
  }

  @Test func `an action that is sent in the middle of another waits for its turn`() {
    let reactor = CounterReactor(later)

    reactor.action.send(.forward(1))

    #expect(reactor.reduced == [.add(10), .add(1)])
  }

  @Test func `who observes the state hears of a mutation, and of nothing else`() {
    let reactor = CounterReactor(later)
    let heard = Heard()
    withObservationTracking {
      _ = reactor.currentState
    } onChange: {
      MainActor.assumeIsolated { heard.count += 1 }
    }

    reactor.action.send(.stop)
    #expect(heard.count == 0)
    reactor.action.send(.add(1))

    #expect(heard.count == 1)
  }

  @Test func `states are listened to from the one of now on`() async {
    let reactor = CounterReactor(later)
    reactor.action.send(.add(1))

    let states = Collected(reactor.state.map(\.count).values)
    reactor.action.send(.add(2))
    await settle()

    #expect(states.values == [1, 12])
  }

  @Test func `whoever sent an action can wait for its end`() async {
    let reactor = CounterReactor(later)
    var hasReturned = false
    Task {
      await reactor.send(.addLater(1), while: \.isBusy)
      hasReturned = true
    }
    await settle()
    #expect(!hasReturned)

    later.goOn()
    await settle()

    #expect(hasReturned)
  }

  @Test func `a reactor that nobody holds is gone at once, and its tasks are cancelled`() async {
    weak var gone: CounterReactor?
    do {
      let reactor = CounterReactor(later)
      gone = reactor
      reactor.action.send(.addLater(1))
      await settle()
    }
    #expect(gone == nil)

    later.goOn()
    await settle()

    #expect(later.cancelled == 1)
  }
}

private final class Heard {
  var count = 0
}
