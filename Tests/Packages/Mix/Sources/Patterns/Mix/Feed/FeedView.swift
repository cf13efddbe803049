import LabComponents
import LabDomain
import StageUI

package struct FeedView: View {
  let viewModel: FeedViewModel

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
    .alert(viewModel.notice, unless: viewModel.isComposing) { viewModel.notice = nil }
    .alert(viewModel.likes.notice, after: viewModel.notice, unless: viewModel.isComposing) {
      viewModel.likes.dismissNotice()
    }
    .message(viewModel.message) { viewModel.message = nil }
    .task { await viewModel.run() }
    .onDisappear { viewModel.disappear() }
  }

  private var feed: some View {
    List {
      FeedSearch(viewModel: viewModel)
      FeedComposer(viewModel: viewModel)
      FeedRows(viewModel: viewModel)
    }
    .refreshable { await viewModel.refresh() }
  }
}

private struct FeedSearch: View {
  @Bindable var viewModel: FeedViewModel

  var body: some View {
    FeedFilter(
      query: $viewModel.query,
      isLikedOnly: $viewModel.isLikedOnly)
  }
}

private struct FeedComposer: View {
  @Bindable var viewModel: FeedViewModel

  var body: some View {
    Button("Write") { viewModel.isComposing = true }
      .accessibilityIdentifier("compose")
      .sheet(isPresented: $viewModel.isComposing) {
        ComposeSheet(
          isPresented: $viewModel.isComposing, draft: $viewModel.draft,
          isPublishing: viewModel.isPublishing, canPublish: viewModel.canPublish
        ) {
          viewModel.publish()
        }
        .alert(viewModel.notice) { viewModel.notice = nil }
      }
    PublishBar(
      draft: $viewModel.draft,
      isPublishing: viewModel.isPublishing, canPublish: viewModel.canPublish
    ) {
      viewModel.publish()
    }
  }
}

private struct FeedRows: View {
  let viewModel: FeedViewModel

  var body: some View {
    let posts = viewModel.shown
    ForEach(posts) { post in
      FeedRow(post: post, viewModel: viewModel)
    }
    FeedFooter(
      paging: viewModel.shownPaging, isEmpty: posts.isEmpty, isNarrowed: viewModel.isNarrowed
    ) {
      viewModel.loadNextPage()
    } onRetry: {
      viewModel.retryPage()
    }
  }
}

/// Holds the view model rather than closures, so that it is equal to a row with the same post.
private struct FeedRow: View {
  let post: Post
  let viewModel: FeedViewModel

  var body: some View {
    PostRow(post: post) {
      LikeButton(post: post, actions: viewModel.likes)
    } onAuthor: {
      viewModel.openAuthor(of: post)
    }
  }
}
