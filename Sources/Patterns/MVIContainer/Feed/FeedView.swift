import LabComponents
import LabDomain
import StageUI

package struct FeedView: View {
  let container: Container<any FeedIntentProtocol, any FeedModelState>
  let likes: Container<any LikesIntentProtocol, any LikesModelState>

  package init(
    container: Container<any FeedIntentProtocol, any FeedModelState>,
    likes: Container<any LikesIntentProtocol, any LikesModelState>
  ) {
    self.container = container
    self.likes = likes
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
    .alert(state.notice, unless: state.isComposing) { intent.noticeDismissed() }
    .alert(likes.model.notice, after: state.notice, unless: state.isComposing) {
      likes.intent.noticeDismissed()
    }
    .message(state.message) { intent.messageDismissed() }
    .onAppear { intent.appeared(state.phase, query: state.query) }
    .onDisappear { intent.disappeared() }
  }

  private var feed: some View {
    List {
      FeedSearch(state: state, intent: intent)
      FeedComposer(state: state, intent: intent)
      FeedRows(state: state, intent: intent, likes: likes.intent)
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
    let draft = Binding(get: { state.draft }, set: { intent.draftChanged($0) })
    let isComposing = Binding(get: { state.isComposing }, set: { intent.composingChanged($0) })
    Button("Write") { isComposing.wrappedValue = true }
      .accessibilityIdentifier("compose")
      .sheet(isPresented: isComposing) {
        ComposeSheet(
          isPresented: isComposing, draft: draft,
          isPublishing: state.isPublishing, canPublish: state.canPublish
        ) {
          intent.publishTapped(state.draft)
        }
        .alert(state.notice) { intent.noticeDismissed() }
      }
    PublishBar(
      draft: draft,
      isPublishing: state.isPublishing, canPublish: state.canPublish
    ) {
      intent.publishTapped(state.draft)
    }
  }
}

private struct FeedRows: View {
  let state: any FeedModelState
  let intent: any FeedIntentProtocol
  let likes: any LikesIntentProtocol

  var body: some View {
    let posts = state.shown
    ForEach(posts) { post in
      FeedRow(post: post, intent: intent, likes: likes)
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

/// Holds intents rather than closures, so that it is equal to a row with the same post.
private struct FeedRow: View {
  let post: Post
  let intent: any FeedIntentProtocol
  let likes: any LikesIntentProtocol

  var body: some View {
    PostRow(post: post) {
      LikeButton(post: post, intent: likes)
    } onAuthor: {
      intent.authorTapped(post)
    }
  }
}
