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
      FeedSearch(viewModel: viewModel)
      FeedComposer(viewModel: viewModel)
      FeedRows(viewModel: viewModel)
    }
    .refreshable { await viewModel.refresh() }
  }
}

private struct FeedSearch: View {
  let viewModel: any FeedActions

  var body: some View {
    FeedFilter(
      query: Binding(get: { viewModel.query }, set: { viewModel.changeQuery($0) }),
      isLikedOnly: Binding(
        get: { viewModel.isLikedOnly }, set: { viewModel.showLikedOnly($0) }))
  }
}

private struct FeedComposer: View {
  let viewModel: any FeedActions

  var body: some View {
    PublishBar(
      draft: Binding(get: { viewModel.draft }, set: { viewModel.changeDraft($0) }),
      isPublishing: viewModel.isPublishing, canPublish: viewModel.canPublish
    ) {
      viewModel.publish()
    }
  }
}

private struct FeedRows: View {
  let viewModel: any FeedActions

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
  let viewModel: any FeedActions

  var body: some View {
    PostRow(post: post) {
      viewModel.toggleLike(post.id)
    } onAuthor: {
      viewModel.open(post.author)
    }
  }
}
