import LabContract
import LabDomain
import MVIContainer

extension MVIContainer.Pattern {
  @MainActor package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let model = FeedModel()
    let intent = FeedIntent(model: model, environment: environment)
    return HeadlessFeed(
      like: intent.likeTapped, type: intent.draftChanged, publish: intent.publishTapped,
      refresh: intent.refreshPulled, posts: { model.shown },
      draft: { model.draft })
  }
}
