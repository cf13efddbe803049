// Tests/SideBySideTests/SaveEnablementTests.swift
@Test func `InputOutput: through inputs and collected outputs`() async throws {
  let backend = SampleBackend.gated()
  let viewModel = InputOutput.ProfileViewModel(id: 1, environment: .test(backend))
  let canSave = Collected(viewModel.outputs.canSave.stream)
  viewModel.inputs.appeared()
  try await answer(backend)

  viewModel.inputs.distanceChosen(.near)
  viewModel.inputs.distanceChosen(.region)
  await settle()

  #expect(canSave.values.suffix(3) == [false, true, false])
}
