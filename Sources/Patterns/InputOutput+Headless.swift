import InputOutput
import LabContract

extension InputOutput.Pattern {
  @MainActor package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let viewModel = FeedViewModel(environment: environment)
    return HeadlessFeed(
      like: { viewModel.inputs.likeTapped($0) }, type: { viewModel.inputs.draftChanged($0) },
      publish: { viewModel.inputs.publishTapped() },
      refresh: {
        await viewModel.inputs.refreshPulled(while: viewModel.outputs.isRefreshing)
      },
      posts: { viewModel.outputs.posts.value }, draft: { viewModel.outputs.draft.value })
  }
}
