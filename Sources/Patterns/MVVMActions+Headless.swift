import LabContract
import LabDomain
import MVVMActions

extension MVVMActions.Pattern {
  @MainActor package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let viewModel = FeedViewModel(environment: environment)
    return HeadlessFeed(
      like: viewModel.toggleLike, type: viewModel.changeDraft, publish: viewModel.publish,
      refresh: viewModel.refresh, posts: { viewModel.shown },
      draft: { viewModel.draft })
  }
}
