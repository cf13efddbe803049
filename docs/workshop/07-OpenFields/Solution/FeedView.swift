import LabComponents
import LabDomain
import StageUI

struct FeedView: View {
  let viewModel: FeedViewModel

  var body: some View {
    List {
      Toggle(
        "Liked only",
        isOn: Binding(get: { viewModel.isLikedOnly }, set: { viewModel.showLikedOnly($0) }))
      PublishBar(
        draft: Binding(get: { viewModel.draft }, set: { viewModel.changeDraft($0) }),
        isPublishing: viewModel.isPublishing,
        canPublish: PostRule.canPublish(viewModel.draft)
      ) {
        Task { await viewModel.publish() }
      }
      if viewModel.phase == .loading { LoadingView() }
      ForEach(viewModel.shown) { Text($0.text) }
    }
    .alert(viewModel.notice) { viewModel.dismissNotice() }
    .task { await viewModel.load() }
  }
}
