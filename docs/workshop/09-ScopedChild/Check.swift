import LabBackend
import LabDomain
import StageUI
import Testing

@testable import ScopedChild

@Suite struct Check {
  @Test("the child likes without a screen")
  func likesWithoutAScreen() throws {
    let session: [(intent: LikesIntent, liked: Set<Post.ID>, sent: [LikesEffect])] = [
      (.tapped(1), [1], [LikesEffect(isLiked: true, id: 1)]),
      (.tapped(1), [1], []),
      (.tapped(2), [1, 2], [LikesEffect(isLiked: true, id: 2)]),
      (.answered(1, nil), [1, 2], []),
      (.answered(2, .offline), [1], []),
      (.tapped(1), [], [LikesEffect(isLiked: false, id: 1)]),
    ]
    // A second screen of another team begins like the first one.
    for screen in 1...2 {
      var state = LikesState()
      for (intent, liked, sent) in session {
        let found: [LikesEffect] = LikesReducer.reduce(into: &state, intent)
        try #require(
          state.liked == liked && found == sent,
          """
          In screen \(screen), after `\(intent)` the posts \(state.liked) are liked and \
          \(found.count) requests were returned, not \(liked) and \(sent.count). What did the feed \
          do for this intent, and with which fields? All of that belongs to the child.
          """)
      }
      #expect(
        state.notice == Notice(.like, .offline),
        "The like of post 2 failed, and the child's `notice` does not say so. The feed's did.")
    }
  }

  @Test("both screens forward every intent", .enabled(if: childLikes()))
  func forwardsEveryIntent() throws {
    var (feed, profile, child) = (FeedState(), ProfileState(), LikesState())
    for intent in [LikesIntent.tapped(3), .tapped(4), .answered(3, .offline), .answered(4, nil)] {
      _ = FeedReducer.reduce(into: &feed, .likes(intent))
      _ = ProfileReducer.reduce(into: &profile, .likes(intent))
      _ = LikesReducer.reduce(into: &child, intent)
      for (screen, likes) in [("feed", feed.likes), ("profile", profile.likes)] {
        try #require(
          likes.liked == child.liked && likes.notice == child.notice,
          """
          Given `.likes(\(intent))`, the \(screen) has not done what the child does. Its state needs \
          a field `likes` and its intent a case `likes`. The child knows what to do; what is left \
          for this case?
          """)
      }
    }
  }

  @Test("both screens get the server's answers", .enabled(if: childLikes()))
  func getsTheAnswers() async throws {
    let backend = SampleBackend(policy: .gated)
    let (feed, profile) = (FeedStore(repository: backend), ProfileStore(repository: backend))
    try await refuseALike(backend, "feed", { feed.send(.likes($0)) }, { feed.state.likes })
    try await refuseALike(backend, "profile", { profile.send(.likes($0)) }, { profile.state.likes })
  }

  private func refuseALike(
    _ backend: SampleBackend, _ screen: String, _ send: (LikesIntent) -> Void,
    _ likes: () -> LikesState
  ) async throws {
    send(.tapped(7))
    await Stage(EmptyView()).settle()
    try #require(
      backend.pending.map(\.request) == [.setLiked(true, 7)],
      """
      A tap on the \(screen) leads to the requests \(backend.pending), not to one like of post 7. \
      The child returns what is to be sent; who passes it on to the store?
      """)
    try backend.releaseFirst(with: .failure(.offline))
    await Stage(EmptyView()).settle()
    try #require(
      !likes().liked.contains(7) && likes().notice != nil,
      """
      The server refused a like on the \(screen), and the screen's state has not heard of it. \
      Taps reach the child through the screen; which way does an answer take?
      """)
  }
}

/// Whether the child asks for a request. Screens that forward to an empty child prove nothing.
private nonisolated func childLikes() -> Bool {
  var child = LikesState()
  return !LikesReducer.reduce(into: &child, .tapped(7)).isEmpty
}

// A screen's field `likes` and its case `likes`. Until they are written, these stand in, so that the
// check compiles: the compiler prefers a member of the type itself, and one that is less generic.

private protocol EmbedsLikes {}

extension EmbedsLikes { var likes: LikesState { LikesState() } }
extension FeedState: EmbedsLikes {}
extension ProfileState: EmbedsLikes {}

extension FeedIntent {
  fileprivate static func likes(_: some Any) -> Self {
    .published(Post(id: 0, author: 0, authorName: "", text: ""))
  }
}
extension ProfileIntent { fileprivate static func likes(_: some Any) -> Self { .nameChanged("") } }
