import LabFields
import LabSpecification
import LabStreams
import MVIReactor
import Testing

struct TransformTests {
  @Test func `every action, mutation and state passes its hook`() async {
    let reactor = HookedReactor()
    let states = Collected(reactor.state.map(\.text).values)

    reactor.action.send("a")
    reactor.action.send("")
    reactor.elsewhere.send("b")

    await settle()
    #expect(states.values == ["[.]", "[.a!]", "[.a!b!]"])
    #expect(reactor.currentState.text == ".a!b!")
    #expect(reactor.initialState.text == ".")
  }
}

/// Drops empty actions, merges in others, marks mutations and puts states in brackets.
private final class HookedReactor: Reactor {
  struct State: Equatable, Sendable {
    var text = "."
  }

  let initialState = State()
  private(set) lazy var pipeline = Pipeline(of: self)
  let elsewhere = Subject<String>()

  func transform(action: Stream<String>) -> Stream<String> {
    action.filter { !$0.isEmpty }
  }

  func mutate(action: String) -> Stream<String> {
    .just(action)
  }

  func transform(mutation: Stream<String>) -> Stream<String> {
    .merge(mutation, elsewhere.stream).map { $0 + "!" }
  }

  func reduce(into state: inout Draft<State>, mutation: String) {
    state.text += mutation
  }

  func transform(state: Stream<State>) -> Stream<State> {
    state.map { State(text: "[\($0.text)]") }
  }
}
