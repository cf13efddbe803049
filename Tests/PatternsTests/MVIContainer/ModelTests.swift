import LabBackend
import LabContract
import LabDomain
import LabSpecification
import MVIContainer
import Testing

/// The model never points back at its intent, so a strong reference would make no cycle. A weak one
/// decides when the model goes: with its screen, or with the last answer.
struct ModelTests {
  @Test func `a waiting intent does not retain its model, and goes with the answer`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend)
    let likes = LikesIntent(model: LikesModel(), useCases: environment.useCases)
    var model: FeedModel? = FeedModel()
    var intent: FeedIntent? = FeedIntent(
      model: try #require(model), likes: likes, environment: environment)
    weak let (waiting, shown) = (intent, model)
    intent?.appeared(.loading, query: "")
    await settle()

    (model, intent) = (nil, nil)

    #expect(shown == nil && waiting != nil)
    try await answer(backend)
    waiting?.disappeared()
    await settle()
    #expect(waiting == nil)
  }

  @Test func `a like changes the posts in place`() {
    let model = FeedModel()
    model.display(.numbered(1_000), next: nil)
    let before = model.posts.withContiguousStorageIfAvailable(\.baseAddress)

    model.displayLike(LikeChange(true, 500))

    #expect(model.posts[500].isLiked)
    #expect(model.posts.withContiguousStorageIfAvailable(\.baseAddress) == before)
  }
}
