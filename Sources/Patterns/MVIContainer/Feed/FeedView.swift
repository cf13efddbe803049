import LabComponents
import LabDomain
import StageUI

package struct FeedView: View {
  let container: Container<any FeedIntentProtocol, any FeedModelState>

  package init(container: Container<any FeedIntentProtocol, any FeedModelState>) {
    self.container = container
  }

  private var intent: any FeedIntentProtocol { container.intent }
  private var state: any FeedModelState { container.model }

  package var body: some View {
    Group {
      switch state.phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { intent.retryTapped(state.phase) }
      case .loaded: feed
      }
    }
    .navigationTitle("Feed")
    .alert(state.notice) { intent.noticeDismissed() }
    .message(state.message) { intent.messageDismissed() }
    .onAppear { intent.appeared(state.phase, query: state.query) }
    .onDisappear { intent.disappeared() }
  }

  private var feed: some View {
    List {
      FeedSearch(state: state, intent: intent)
      FeedComposer(state: state, intent: intent)
      FeedRows(state: state, intent: intent)
    }
    .refreshable { await intent.refreshPulled() }
  }
}

private struct FeedSearch: View {
  let state: any FeedModelState
  let intent: any FeedIntentProtocol

  var body: some View {
    FeedFilter(
      query: Binding(get: { state.query }, set: { intent.queryChanged($0) }),
      isLikedOnly: Binding(get: { state.isLikedOnly }, set: { intent.likedOnlyChanged($0) }))
  }
}

private struct FeedComposer: View {
  let state: any FeedModelState
  let intent: any FeedIntentProtocol

  var body: some View {
    PublishBar(
      draft: Binding(get: { state.draft }, set: { intent.draftChanged($0) }),
      isPublishing: state.isPublishing, canPublish: state.canPublish
    ) {
      intent.publishTapped(state.draft)
    }
  }
}

private struct FeedRows: View {
  let state: any FeedModelState
  let intent: any FeedIntentProtocol

  var body: some View {
    let posts = state.shown
    ForEach(posts) { post in
      FeedRow(post: post, state: state, intent: intent)
    }
    FeedFooter(
      paging: state.shownPaging, isEmpty: posts.isEmpty, isNarrowed: state.isNarrowed
    ) {
      intent.endReached(state.shownPaging)
    } onRetry: {
      intent.pageRetryTapped(state.shownPaging)
    }
  }
}

/// Holds state and intent rather than closures, so that it is equal to a row with the same post.
private struct FeedRow: View {
  let post: Post
  let state: any FeedModelState
  let intent: any FeedIntentProtocol

  var body: some View {
    PostRow(post: post) {
      intent.likeTapped(post.id, isLiked: state.isLiked(post.id))
    } onAuthor: {
      intent.authorTapped(post.author)
    }
  }
}
