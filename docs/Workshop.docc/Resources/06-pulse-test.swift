// Tests/SideBySideTests/OneShotMessageTests.swift
@Test func `MVIReactor: through actions, counting the pulse`() async {
  let environment = AppEnvironment.test()
  let reactor = FeedReactor(environment: environment)
  environment.messages.post(.saved)

  reactor.action.send(.appeared)
  await settle()
  #expect(reactor.currentState.messagePulse.wrappedValue == .saved)
  #expect(reactor.currentState.messagePulse.valueUpdatedCount == 1)
  reactor.action.send(.disappeared)
  reactor.action.send(.appeared)
  await settle()

  #expect(reactor.currentState.messagePulse.valueUpdatedCount == 1)
}
