import Components
import Domain
import StageUI

package struct FeedView: View {
  let viewModel: any FeedActions

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
    .task { await viewModel.load() }
    .onDisappear { viewModel.disappear() }
  }

  private var feed: some View {
    List {
      PublishBar(
        draft: Binding(get: { viewModel.draft }, set: { viewModel.changeDraft($0) }),
        isPublishing: viewModel.isPublishing, canPublish: viewModel.canPublish
      ) {
        viewModel.publish()
      }
      ForEach(viewModel.posts) { post in
        PostRow(post: post) { viewModel.toggleLike(post.id) }
      }
      FeedFooter(paging: viewModel.paging, isEmpty: viewModel.posts.isEmpty) {
        viewModel.loadNextPage()
      } onRetry: {
        viewModel.retryPage()
      }
    }
    .refreshable { await viewModel.refresh() }
  }
}
