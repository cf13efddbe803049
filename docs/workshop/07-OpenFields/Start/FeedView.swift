import LabComponents
import LabDomain
import StageUI

struct FeedView: View {
  @Bindable var viewModel: FeedViewModel

  var body: some View {
    List {
      FeedFilter(query: $viewModel.query, isLikedOnly: $viewModel.isLikedOnly)
      PublishBar(
        draft: $viewModel.draft, isPublishing: viewModel.isPublishing,
        canPublish: PostRule.canPublish(viewModel.draft)
      ) {
        Task { await viewModel.publish() }
      }
      ForEach(viewModel.shown) { Text($0.text) }
    }
    .alert(viewModel.notice) { viewModel.notice = nil }
    .message(viewModel.message) { viewModel.message = nil }
    .task { await viewModel.load() }
    .task(id: viewModel.query) { await viewModel.search() }
  }
}
