import LabComponents
import LabDomain
import StageUI

struct FeedView: View {
  let viewModel: FeedViewModel
  let actions: any FeedActions

  init(viewModel: FeedViewModel, actions: (any FeedActions)? = nil) {
    self.viewModel = viewModel
    self.actions = actions ?? viewModel
  }

  var body: some View {
    List {
      FeedFilter(
        query: Binding(get: { viewModel.query }, set: { actions.changeQuery($0) }),
        isLikedOnly: Binding(
          get: { viewModel.isLikedOnly }, set: { actions.showLikedOnly($0) }))
      PublishBar(
        draft: Binding(get: { viewModel.draft }, set: { actions.changeDraft($0) }),
        isPublishing: viewModel.isPublishing,
        canPublish: PostRule.canPublish(viewModel.draft)
      ) {
        Task { await actions.publish() }
      }
      ForEach(viewModel.shown) { Text($0.text) }
    }
    .alert(viewModel.notice) { actions.dismissNotice() }
    .message(viewModel.message) { actions.dismissMessage() }
    .task { await actions.load() }
    .task(id: viewModel.query) { await actions.search() }
  }
}
