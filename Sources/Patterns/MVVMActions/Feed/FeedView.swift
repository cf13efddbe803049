import LabComponents
import LabDomain
import StageUI

package struct FeedView: View {
  let viewModel: any FeedActions

  package init(viewModel: any FeedActions) {
    self.viewModel = viewModel
  }

  package var body: some View {
    Group {
      switch viewModel.phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { viewModel.retry() }
      case .loaded: feed
      }
    }
    .navigationTitle("Feed")
    .alert(viewModel.notice) { viewModel.dismissNotice() }
    .message(viewModel.message) { viewModel.dismissMessage() }
    .onAppear { viewModel.appear() }
    .task { await viewModel.load() }
    .task { await viewModel.observeProfiles() }
    .task { await viewModel.receiveMessages() }
    .onDisappear { viewModel.disappear() }
  }

  private var feed: some View {
    List {
      FeedFilter(
        query: Binding(get: { viewModel.query }, set: { viewModel.changeQuery($0) }),
        isLikedOnly: Binding(
          get: { viewModel.isLikedOnly }, set: { viewModel.showLikedOnly($0) }))
      PublishBar(
        draft: Binding(get: { viewModel.draft }, set: { viewModel.changeDraft($0) }),
        isPublishing: viewModel.isPublishing, canPublish: viewModel.canPublish
      ) {
        viewModel.publish()
      }
      ForEach(viewModel.shown) { post in
        PostRow(post: post) {
          viewModel.toggleLike(post.id)
        } onAuthor: {
          viewModel.open(post.author)
        }
      }
      FeedFooter(
        paging: viewModel.shownPaging, isEmpty: viewModel.shown.isEmpty,
        isNarrowed: viewModel.isNarrowed
      ) {
        viewModel.loadNextPage()
      } onRetry: {
        viewModel.retryPage()
      }
    }
    .refreshable { await viewModel.refresh() }
  }
}
