import LabBackend
import LabContract
import LabDomain
import Screens
import Testing

@testable import Composable

/// F6, as the lab's `LikeRollsBackTests` ask it: when a like fails, then the row is restored and an alert says why.
struct LikesFeatureTests {
  private let backend = SampleBackend(policy: .gated)
  private let post = Post(id: 1, author: 2, authorName: "Ada", text: "First", isLiked: false)

  @Test func `a like that fails, with each change and each action listed`() async throws {
    let useCases = UseCases(feed: backend, profiles: backend)
    let store = TestStore(LikesState(), reducer: LikesFeature(useCases: useCases))

    store.send(.view(.likeTapped(post))) { $0.toggle(post) }
    #expect(store.state.shown(in: [post]).map(\.isLiked) == [true])
    await store.settle()
    try backend.releaseFirst(with: .failure(.offline))
    await store.settle()

    try store.receive {
      if case .response(.liked(let like, .failure(.offline))) = $0 { like.id == 1 } else { false }
    } change: {
      $0 = LikesState()
      $0.notice = Notice(.like, .offline)
    }
    #expect(store.state.shown(in: [post]) == [post])
    store.finish()
  }
}
