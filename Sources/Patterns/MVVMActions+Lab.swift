import LabContract
import LabDomain
import LabTrace
import MVVMActions
import StageUI

extension MVVMActions.Pattern: TraceablePattern {
  package func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    let likes = LikesViewModel(useCases: environment.useCases)
    recorder.watch(likes) { fields in fields.value(\.notice, "notice") }
    return AppScreens {
      let viewModel = FeedViewModel(likes: likes, environment: environment)
      recorder.watch(viewModel) { fields in
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
      return FeedView(viewModel: viewModel, actions: TracedFeedActions(viewModel))
    } profile: { id, name in
      let viewModel = ProfileViewModel(id: id, name: name, likes: likes, environment: environment)
      recorder.watch(viewModel) { fields in
        fields.value(\.phase, "phase")
        fields.value(\.profile, "profile.username") { $0?.username }
        fields.count(\.posts, "posts")
        fields.value(\.form, "form")
        fields.value(\.isSaving, "isSaving")
        fields.value(\.notice, "notice")
        fields.value(\.isAskingToDiscard, "isAskingToDiscard")
      }
      return ProfileView(viewModel: viewModel, actions: TracedProfileActions(viewModel))
    }
  }

  package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let viewModel = FeedViewModel(environment: environment)
    return HeadlessFeed(
      like: viewModel.likes.toggle, type: viewModel.changeDraft, publish: viewModel.publish,
      refresh: viewModel.refresh, posts: { viewModel.shown },
      draft: { viewModel.draft })
  }
}
