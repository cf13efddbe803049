import LabComponents
import LabDomain
import StageUI

package struct FeedView: View {
  @Bindable var viewModel: FeedViewModel

  package init(viewModel: FeedViewModel) {
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
    .alert(viewModel.notice) { viewModel.notice = nil }
    .message(viewModel.message) { viewModel.message = nil }
    .onAppear { viewModel.appear() }
    .task { await viewModel.load() }
    .task { await viewModel.observeProfiles() }
    .task { await viewModel.receiveMessages() }
    .onDisappear { viewModel.disappear() }
  }

  private var feed: some View {
    List {
      FeedFilter(
        query: $viewModel.query,
        isLikedOnly: $viewModel.isLikedOnly)
      PublishBar(
        draft: $viewModel.draft,
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
