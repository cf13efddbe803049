import LabComponents
import LabDomain
import StageUI

package struct FeedView: View {
  let viewModel: FeedViewModel
  let actions: any FeedActions

  package init(viewModel: FeedViewModel, actions: (any FeedActions)? = nil) {
    self.viewModel = viewModel
    self.actions = actions ?? viewModel
  }

  package var body: some View {
    Group {
      switch viewModel.phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { actions.retry() }
      case .loaded: feed
      }
    }
    .navigationTitle("Feed")
    .alert(viewModel.notice, unless: viewModel.isComposing) { actions.dismissNotice() }
    .alert(viewModel.likes.notice, after: viewModel.notice, unless: viewModel.isComposing) {
      actions.likeActions.dismissNotice()
    }
    .message(viewModel.message) { actions.dismissMessage() }
    .task { await actions.run() }
    .onDisappear { actions.disappear() }
  }

  private var feed: some View {
    List {
      FeedSearch(viewModel: viewModel, actions: actions)
      FeedComposer(viewModel: viewModel, actions: actions)
      FeedRows(viewModel: viewModel, actions: actions)
    }
    .refreshable { await actions.refresh() }
  }
}

private struct FeedSearch: View {
  let viewModel: FeedViewModel
  let actions: any FeedActions

  var body: some View {
    FeedFilter(
      query: Binding(get: { viewModel.query }, set: { actions.changeQuery($0) }),
      isLikedOnly: Binding(
        get: { viewModel.isLikedOnly }, set: { actions.showLikedOnly($0) }))
  }
}

private struct FeedComposer: View {
  let viewModel: FeedViewModel
  let actions: any FeedActions

  var body: some View {
    let draft = Binding(get: { viewModel.draft }, set: { actions.changeDraft($0) })
    let isComposing = Binding(
      get: { viewModel.isComposing }, set: { actions.showComposer($0) })
    Button("Write") { isComposing.wrappedValue = true }
      .accessibilityIdentifier("compose")
      .sheet(isPresented: isComposing) {
        ComposeSheet(
          isPresented: isComposing, draft: draft,
          isPublishing: viewModel.isPublishing, canPublish: viewModel.canPublish
        ) {
          actions.publish()
        }
        .alert(viewModel.notice) { actions.dismissNotice() }
      }
    PublishBar(
      draft: draft,
      isPublishing: viewModel.isPublishing, canPublish: viewModel.canPublish
    ) {
      actions.publish()
    }
  }
}

private struct FeedRows: View {
  let viewModel: FeedViewModel
  let actions: any FeedActions

  var body: some View {
    let posts = viewModel.shown
    ForEach(posts) { post in
      FeedRow(post: post, actions: actions)
    }
    FeedFooter(
      paging: viewModel.shownPaging, isEmpty: posts.isEmpty, isNarrowed: viewModel.isNarrowed
    ) {
      actions.loadNextPage()
    } onRetry: {
      actions.retryPage()
    }
  }
}

/// Holds the actions rather than closures, so that it is equal to a row with the same post.
private struct FeedRow: View {
  let post: Post
  let actions: any FeedActions

  var body: some View {
    PostRow(post: post) {
      LikeButton(post: post, actions: actions.likeActions)
    } onAuthor: {
      actions.openAuthor(of: post)
    }
  }
}
