import LabTestSupport
import MVIReactor
import StageUI
import Testing

struct PulseTests {
  @Test func `a pulse changes on every assignment, even of an equal value`() {
    var state = CounterReactor.State()
    state.message = "Saved"
    let first = state

    state.message = "Saved"

    #expect(state != first)
    #expect(state.message == first.message)
    #expect(state.$message.valueUpdatedCount == 2)
  }

  @Test func `copying a state is no pulse`() {
    var state = CounterReactor.State()
    state.message = "Saved"

    var copy = state
    copy.count = 1

    #expect(copy.$message == state.$message)
  }

  @Test func `a view receives equal values, and no other changes`() async {
    let reactor = CounterReactor()
    let received = Received()
    let stage = Stage(MessageView(reactor: reactor, received: received))
    stage.appear()
    await stage.settle()
    #expect(received.messages == [])

    for action in [CounterReactor.Action.show("Saved"), .add(1), .show("Saved")] {
      reactor.action.send(action)
      await stage.settle()
    }

    #expect(received.messages == ["Saved", "Saved"])
  }

  @Test func `a view receives nothing again on return`() async {
    let reactor = CounterReactor()
    let received = Received()
    let stage = Stage(MessageView(reactor: reactor, received: received))
    stage.appear()
    reactor.action.send(.show("Saved"))
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
