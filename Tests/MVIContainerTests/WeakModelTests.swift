import Contract
import Domain
import LabTestSupport
import MVIContainer
import SampleBackend
import Testing

/// The model never points back at its intent, so a strong reference would make no cycle. A weak one
/// decides when the model goes: with its screen, or with the last answer.
struct WeakModelTests {
  @Test func `a waiting intent does not retain its model, and goes with the answer`() async throws {
    let backend = SampleBackend.gated()
    var model: FeedModel? = FeedModel()
    var intent: FeedIntent? = FeedIntent(
      model: try #require(model), environment: .test(backend))
    weak let (waiting, shown) = (intent, model)
    intent?.appeared()
    await settle()

    (model, intent) = (nil, nil)

    #expect(shown == nil && waiting != nil)
    try await answer(backend)
    waiting?.disappeared()
    await settle()
    #expect(waiting == nil)
  }
}
