// Tests/SideBySideTests/OneShotMessageTests.swift
@Test func `InputOutput: through inputs and collected outputs`() async {
  let environment = AppEnvironment.test()
  let viewModel = InputOutput.FeedViewModel(environment: environment)
  let messages = Collected(viewModel.outputs.message.stream)
  environment.messages.post(.saved)

  viewModel.inputs.appeared()
  await settle()
  viewModel.inputs.messageDismissed()
  viewModel.inputs.disappeared()
  viewModel.inputs.appeared()
  await settle()

  #expect(messages.values == [nil, .saved, nil])
}
