import LabContract
import LabDomain
import LabTrace
import MVVM
import StageUI

extension MVVM.Pattern: TraceablePattern {
  package func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    let likes = LikesViewModel(useCases: environment.useCases)
    return recorder.screens(sharing: likes) {
      FeedViewModel(likes: likes, environment: environment)
    } profile: { id, name in
      ProfileViewModel(id: id, name: name, likes: likes, environment: environment)
    }
  }

  package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let viewModel = FeedViewModel(environment: environment)
    return HeadlessFeed(
      like: viewModel.likes.toggle, type: { viewModel.draft = $0 }, publish: viewModel.publish,
      refresh: viewModel.refresh, posts: { viewModel.shown },
      draft: { viewModel.draft })
  }
}

extension Recorder {
  func screens(
    sharing likes: LikesViewModel, feed: @escaping () -> FeedViewModel,
    profile: @escaping (Profile.ID, _ name: String?) -> ProfileViewModel
  ) -> AppScreens {
    watch(likes) { fields in fields.value(\.notice, "notice") }
    return AppScreens {
      let viewModel = feed()
      self.watch(viewModel) { fields in
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
      return FeedView(viewModel: viewModel)
    } profile: { id, name in
      let viewModel = profile(id, name)
      self.watch(viewModel) { fields in
        fields.value(\.phase, "phase")
        fields.value(\.profile, "profile.username") { $0?.username }
        fields.count(\.posts, "posts")
        fields.value(\.form, "form")
        fields.value(\.isSaving, "isSaving")
        fields.value(\.notice, "notice")
        fields.value(\.isAskingToDiscard, "isAskingToDiscard")
      }
      return ProfileView(viewModel: viewModel)
    }
  }
}
