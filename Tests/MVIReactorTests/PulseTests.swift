import LabTestSupport
import MVIReactor
import StageUI
import Testing

struct PulseTests {
  @Test func `a pulse is another one each time that it is set, also to an equal value`() {
    var state = CounterReactor.State()
    state.message = "Saved"
    let first = state

    state.message = "Saved"

    #expect(state != first)
    #expect(state.message == first.message)
    #expect(state.$message.valueUpdatedCount == 2)
  }

  @Test func `a copy of a state is no pulse`() {
    var state = CounterReactor.State()
    state.message = "Saved"

    var copy = state
    copy.count = 1

    #expect(copy.$message == state.$message)
  }

  @Test func `a view receives equal values in a row, and nothing for other changes`() async {
    let reactor = CounterReactor()
    let received = Received()
    let stage = Stage(MessageView(reactor: reactor, received: received))
    stage.appear()
    await stage.settle()
    #expect(received.messages == [])

    for action in [CounterReactor.Action.tell("Saved"), .add(1), .tell("Saved")] {
      reactor.action.send(action)
      await stage.settle()
    }

    #expect(received.messages == ["Saved", "Saved"])
  }

  @Test func `a view that comes back does not receive again`() async {
    let reactor = CounterReactor()
    let received = Received()
    let stage = Stage(MessageView(reactor: reactor, received: received))
    stage.appear()
    reactor.action.send(.tell("Saved"))
    await stage.settle()

    stage.disappear()
    stage.appear()
    await stage.settle()

    #expect(received.messages == ["Saved"])
  }
}

private final class Received {
  var messages: [String?] = []
}

private struct MessageView: View {
  let reactor: CounterReactor
  let received: Received

  var body: some View {
    Text("Count: \(reactor.currentState.count)")
      .receive(reactor.currentState.$message) { received.messages.append($0) }
  }
}
