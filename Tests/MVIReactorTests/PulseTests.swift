import MVIReactor
import StageUI
import Testing

struct PulseTests {
  @Test func `a view receives equal values, but none again on return`() async {
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

    stage.disappear()
    stage.appear()
    await stage.settle()
    #expect(received.messages == ["Saved", "Saved"])
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
      .receive(reactor.currentState.message) { received.messages.append($0) }
  }
}
