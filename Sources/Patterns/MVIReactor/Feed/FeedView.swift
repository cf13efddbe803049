import LabComponents
import LabDomain
import StageUI

package struct FeedView: View {
  let reactor: FeedReactor
  @State private var message: Message?

  package init(reactor: FeedReactor) {
    self.reactor = reactor
  }

  private var state: Pipeline<FeedReactor> { reactor.currentState }

  package var body: some View {
    Group {
      switch state.phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { reactor.action.send(.retryTapped) }
      case .loaded: feed
      }
    }
    .navigationTitle("Feed")
    .alert(state.notice, unless: state.isComposing) { reactor.action.send(.noticeDismissed) }
    .alert(
      reactor.likes.currentState.notice, after: state.notice, unless: state.isComposing
    ) {
      reactor.likes.action.send(.noticeDismissed)
    }
    .message(message) { message = nil }
    .receive(state.messagePulse) { message = $0 }
    .onAppear { reactor.action.send(.appeared) }
    .onDisappear {
      reactor.action.send(.disappeared)
      message = nil
    }
  }

  private var feed: some View {
    List {
      FeedSearch(reactor: reactor)
      FeedComposer(reactor: reactor)
      FeedRows(reactor: reactor)
    }
    .refreshable { await reactor.send(.refreshPulled, while: \.isRefreshing) }
  }
}

private struct FeedSearch: View {
  let reactor: FeedReactor

  var body: some View {
    FeedFilter(
      query: Binding(
        get: { reactor.currentState.query }, set: { reactor.action.send(.queryChanged($0)) }),
      isLikedOnly: Binding(
        get: { reactor.currentState.isLikedOnly },
        set: { reactor.action.send(.likedOnlyChanged($0)) }))
  }
}

private struct FeedComposer: View {
  let reactor: FeedReactor

  private var state: Pipeline<FeedReactor> { reactor.currentState }

  var body: some View {
    let draft = Binding(get: { state.draft }, set: { reactor.action.send(.draftChanged($0)) })
    let isComposing = Binding(
      get: { state.isComposing }, set: { reactor.action.send(.composingChanged($0)) })
    Button("Write") { isComposing.wrappedValue = true }
      .accessibilityIdentifier("compose")
      .sheet(isPresented: isComposing) {
        ComposeSheet(
          isPresented: isComposing, draft: draft,
          isPublishing: state.isPublishing, canPublish: state.canPublish
        ) {
          reactor.action.send(.publishTapped)
        }
        .alert(state.notice) { reactor.action.send(.noticeDismissed) }
      }
    PublishBar(
      draft: draft,
      isPublishing: state.isPublishing, canPublish: state.canPublish
    ) {
      reactor.action.send(.publishTapped)
    }
  }
}

private struct FeedRows: View {
  let reactor: FeedReactor

  var body: some View {
    let posts = reactor.currentState.shown
    ForEach(posts) { post in
      FeedRow(post: post, reactor: reactor)
    }
    FeedFooter(
      paging: reactor.currentState.shownPaging, isEmpty: posts.isEmpty,
      isNarrowed: reactor.currentState.isNarrowed
    ) {
      reactor.action.send(.endReached)
    } onRetry: {
      reactor.action.send(.pageRetryTapped)
    }
  }
}

/// Holds the reactor rather than closures, so that it is equal to a row with the same post.
private struct FeedRow: View {
  let post: Post
  let reactor: FeedReactor

  var body: some View {
    PostRow(post: post) {
      LikeButton(post: post, likes: reactor.likes)
    } onAuthor: {
      reactor.action.send(.authorTapped(post))
    }
  }
}
