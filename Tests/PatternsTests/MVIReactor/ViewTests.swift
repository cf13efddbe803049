import LabBackend
import LabContract
import LabDomain
import LabSpecification
import StageUI
import Testing

@testable import MVIReactor

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

struct StubTests {
  @Test func `a stub shows its state and records actions`() async throws {
    let backend = SampleBackend.gated()
    let reactor = FeedReactor(environment: .test(backend))
    let (stub, likes) = (Stub(reactor), Stub(reactor.likes))
    let stage = Stage(FeedView(reactor: reactor))
    stage.appear()

    stub.state.phase = .failed(.offline)
    try stage.tap("Retry")
    stub.state.phase = .loaded
    stub.state.posts = .short
    try stage.tap("like-3")
    await stage.settle()

    #expect(stub.actions == [.appeared, .retryTapped])
    #expect(likes.actions == [.tapped([Post].short[0])])
    #expect(stage.text.contains("[♡ 3]  [Ada]  Third"))
    #expect(backend.log == [])
  }
}
