import LabContract
import LabDomain
import LabTrace
import MVIContainer
import StageUI

extension MVIContainer.Pattern: TraceablePattern {
  package func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    AppScreens {
      let model = FeedModel()
      recorder.watch(model) { fields in
        fields.value(\.phase, "phase")
        fields.count(\.posts, "posts")
        fields.value(\.paging, "paging")
        fields.count(\.found, "found") { $0?.posts }
        fields.value(\.isLikedOnly, "isLikedOnly")
        fields.value(\.query, "query")
        fields.value(\.notice, "notice")
        fields.value(\.message, "message")
        fields.value(\.isPublishing, "isPublishing")
        fields.value(\.draft, "draft")
      }
      let intent = FeedIntent(model: model, environment: environment)
      return FeedView(container: Container(intent: TracedFeedIntent(intent), model: model))
    } profile: { id in
      let model = ProfileModel()
      recorder.watch(model) { fields in
        fields.value(\.phase, "phase")
        fields.value(\.profile, "profile.username") { $0?.username }
        fields.value(\.nameProblem, "nameProblem")
        fields.value(\.distance, "distance")
        fields.value(\.isSaving, "isSaving")
        fields.value(\.notice, "notice")
        fields.value(\.isAskingToDiscard, "isAskingToDiscard")
        fields.value(\.name, "name")
      }
      let intent = ProfileIntent(id: id, model: model, environment: environment)
      return ProfileView(container: Container(intent: TracedProfileIntent(intent), model: model))
    }
  }

  package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let model = FeedModel()
    let intent = FeedIntent(model: model, environment: environment)
    return HeadlessFeed(
      like: { intent.likeTapped($0, isLiked: model.isLiked($0)) }, type: intent.draftChanged,
      publish: { intent.publishTapped(model.draft) }, refresh: intent.refreshPulled,
      posts: { model.shown },
      draft: { model.draft })
  }
}
