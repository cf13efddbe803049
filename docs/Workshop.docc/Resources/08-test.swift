// Tests/SideBySideTests/StaleAnswerTests.swift
@Test func `MVVM: through the properties of the view model`() async throws {
  let (backend, clock) = (SampleBackend.gated(.gatedIgnoringCancellation), TestClock())
  let viewModel = MVVM.FeedViewModel(environment: .test(backend, clock: clock))
  for query in ["first", "second"] {
    viewModel.query = query
    await pause(on: clock)
  }

  try backend.release(.search("second"))
  try backend.release(.search("first"))
  await settle()

  #expect(viewModel.shown.map(\.text) == ["Second"])
}
// …
func pause(on clock: TestClock) async {
  await settle()
  clock.advance(by: SearchRule.pause)
  await settle()
}
