// Tests/SideBySideTests/SessionReplaysTests.swift
/// Unchecked: the view.
@Test func `MVI: through the reducer, from intents, with no backend`() async throws {
  let backend = SampleBackend.gated()
  var session: [MVI.FeedIntent] = []
  let store = FeedStore(
    reduce: { state, intent in
      session.append(intent)
      return FeedReducer.reduce(into: &state, intent)
    }, environment: .test(backend))
  store.send(.appeared)
  try await serve(backend)
  store.send(.draftChanged("Hi"))
  store.send(.likeTapped(1))
  try await serve(backend)
  store.send(.likeTapped(3))
  try await serve(backend)

  var fresh = Draft(FeedState())
  for intent in session { _ = FeedReducer.reduce(into: &fresh, intent) }

  #expect(fresh.state == store.state)
}
