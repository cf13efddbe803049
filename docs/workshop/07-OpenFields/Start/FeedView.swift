import LabComponents
import LabDomain
import StageUI

struct FeedView: View {
  @Bindable var viewModel: FeedViewModel

  var body: some View {
    List {
      Toggle("Liked only", isOn: $viewModel.isLikedOnly)
      PublishBar(
        draft: $viewModel.draft, isPublishing: viewModel.isPublishing,
        canPublish: PostRule.canPublish(viewModel.draft)
      ) {
        Task { await viewModel.publish() }
      }
      if viewModel.phase == .loading { LoadingView() }
      ForEach(viewModel.shown) { Text($0.text) }
    }
    .alert(viewModel.notice) { viewModel.notice = nil }
    .task { await viewModel.load() }
  }
}
