import MVIReactor
import Testing

struct TransformTests {
  @Test func `every action, mutation and state passes its hook`() {
    let reactor = HookedReactor()

    reactor.action.send("a")
    reactor.action.send("")
    reactor.elsewhere.send("b")

    #expect(reactor.currentState == "[.a!b!]")
    #expect(reactor.initialState == ".")
  }
}

/// Drops empty actions, merges in others, marks mutations and puts states in brackets.
private final class HookedReactor: Reactor {
  let initialState = "."
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

  func reduce(state: String, mutation: String) -> String {
    state + mutation
  }

  func transform(state: Stream<String>) -> Stream<String> {
    state.map { "[\($0)]" }
  }
}
