import LabComponents
import LabDomain
import StageUI

struct FeedView: View {
  let viewModel: any FeedActions

  var body: some View {
    List {
      FeedFilter(
        query: Binding(get: { viewModel.query }, set: { viewModel.changeQuery($0) }),
        isLikedOnly: Binding(
          get: { viewModel.isLikedOnly }, set: { viewModel.showLikedOnly($0) }))
      PublishBar(
        draft: Binding(get: { viewModel.draft }, set: { viewModel.changeDraft($0) }),
        isPublishing: viewModel.isPublishing,
        canPublish: PostRule.canPublish(viewModel.draft)
      ) {
        Task { await viewModel.publish() }
      }
      ForEach(viewModel.shown) { Text($0.text) }
    }
    .alert(viewModel.notice) { viewModel.dismissNotice() }
    .message(viewModel.message) { viewModel.dismissMessage() }
    .task { await viewModel.load() }
    .task(id: viewModel.query) { await viewModel.search() }
  }
}
