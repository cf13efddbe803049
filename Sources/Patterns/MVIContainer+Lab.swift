import LabContract
import LabDomain
import LabTrace
import MVIContainer
import StageUI

extension MVIContainer.Pattern: TraceablePattern {
  package func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    let likesModel = LikesModel()
    recorder.watch(likesModel) { fields in fields.value(\.notice, "notice") }
    let likesIntent = LikesIntent(model: likesModel, useCases: environment.useCases)
    let likes = Container<any LikesIntentProtocol, any LikesModelState>(
      intent: TracedLikesIntent(likesIntent), model: likesModel)
    return AppScreens {
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
        fields.value(\.isComposing, "isComposing")
        fields.value(\.draft, "draft")
      }
      let intent = FeedIntent(model: model, likes: likesIntent, environment: environment)
      return FeedView(
        container: Container(intent: TracedFeedIntent(intent), model: model), likes: likes)
    } profile: { id, name in
      let model = ProfileModel(name: name)
      recorder.watch(model) { fields in
        fields.value(\.phase, "phase")
        fields.value(\.profile, "profile.username") { $0?.username }
        fields.count(\.posts, "posts")
        fields.value(\.form, "form")
        fields.value(\.focus, "focus")
        fields.value(\.isSaving, "isSaving")
        fields.value(\.notice, "notice")
        fields.value(\.isAskingToDiscard, "isAskingToDiscard")
      }
      let intent = ProfileIntent(
        id: id, model: model, likes: likesIntent, environment: environment)
      return ProfileView(
        container: Container(intent: TracedProfileIntent(intent), model: model), likes: likes)
    }
  }

  package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let (likesModel, model) = (LikesModel(), FeedModel())
    let likesIntent = LikesIntent(model: likesModel, useCases: environment.useCases)
    let likes = Container(intent: likesIntent, model: likesModel)
    let intent = FeedIntent(model: model, likes: likesIntent, environment: environment)
    return HeadlessFeed(
      like: { likes.intent.tapped($0) }, type: intent.draftChanged,
      publish: { intent.publishTapped(model.draft) }, refresh: intent.refreshPulled,
      posts: { model.shown },
      draft: { model.draft })
  }
}
