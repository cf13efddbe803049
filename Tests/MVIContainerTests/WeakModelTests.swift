import Contract
import Domain
import LabTestSupport
import MVIContainer
import SampleBackend
import Testing

struct WeakModelTests {
  @Test func `a running intent does not retain its model`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend)
    var models: (FeedModel, ProfileModel)? = (FeedModel(), ProfileModel())
    weak let feed = models?.0
    weak let profile = models?.1
    let feedIntent = FeedIntent(model: try #require(feed), environment: environment)
    let profileIntent = ProfileIntent(
      id: 1, model: try #require(profile), environment: environment)
    feedIntent.appeared()
    profileIntent.appeared()
    await settle()

    models = nil

    #expect(feed == nil && profile == nil)
    for _ in 1...2 { try await answer(backend) }
  }
}
