import LabContract
import LabDomain
import MVVM

extension MVVM.Pattern {
  @MainActor package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let viewModel = FeedViewModel(environment: environment)
    return HeadlessFeed(
      like: viewModel.toggleLike, type: { viewModel.draft = $0 }, publish: viewModel.publish,
      refresh: viewModel.refresh, posts: { viewModel.shown },
      draft: { viewModel.draft })
  }
}
