// Tests/SideBySideTests/LikeRollsBackTests.swift
@Test func `MVI: through the reducer, which is handed the answer`() {
  var state = Draft(FeedState())
  state.posts = .short

  let effects = FeedReducer.reduce(into: &state, .likeTapped(3))
  #expect(effects == [.setLiked(true, 3)])
  #expect(state.posts[id: 3]?.isLiked == true)
  _ = FeedReducer.reduce(into: &state, .likeFailed(3, .offline))

  #expect(state.posts == .short)
  #expect(state.notice == Notice(.like, .offline))
}
