import Contract
import Domain
import LabTestSupport
import MVIContainer
import SampleBackend
import Testing

struct WeakModelTests {
  @Test func `a running intent does not retain the model of the feed`() async throws {
    let backend = SampleBackend.gated()
    var model: FeedModel? = FeedModel()
    weak var remaining: FeedModel?
    remaining = model
    let intent = FeedIntent(model: try #require(model), environment: .test(backend))
    intent.appeared()
    await settle()

    model = nil
    #expect(remaining == nil)
    try await answer(backend)
  }

  @Test func `a running intent does not retain the model of the profile`() async throws {
    let backend = SampleBackend.gated()
    var model: ProfileModel? = ProfileModel()
    weak var remaining: ProfileModel?
    remaining = model
    let intent = ProfileIntent(
      id: 1, model: try #require(model), environment: .test(backend))
    intent.appeared()
    await settle()

    model = nil
    #expect(remaining == nil)
    try await answer(backend)
  }
}
