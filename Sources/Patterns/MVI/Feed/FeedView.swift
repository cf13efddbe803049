import LabComponents
import LabDomain
import StageUI

package struct FeedView: View {
  let store: FeedStore
  let likes: LikesStore

  package init(store: FeedStore, likes: LikesStore) {
    self.store = store
    self.likes = likes
  }

  package var body: some View {
    Group {
      switch store.phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { store.send(.retryTapped) }
      case .loaded: feed
      }
    }
    .navigationTitle("Feed")
    .alert(store.notice, unless: store.isComposing) { store.send(.noticeDismissed) }
    .alert(likes.notice, after: store.notice, unless: store.isComposing) {
      likes.send(.noticeDismissed)
    }
    .message(store.message) { store.send(.messageDismissed) }
    .onAppear { store.send(.appeared) }
    .onDisappear { store.send(.disappeared) }
  }

  private var feed: some View {
    List {
      FeedSearch(store: store)
      FeedComposer(store: store)
      FeedRows(store: store, likes: likes)
    }
    .refreshable { if !Task.isCancelled { await store.send(.refreshPulled).finish() } }
  }
}

private struct FeedSearch: View {
  let store: FeedStore

  var body: some View {
    FeedFilter(
      query: Binding(get: { store.query }, set: { store.send(.queryChanged($0)) }),
      isLikedOnly: Binding(
        get: { store.isLikedOnly }, set: { store.send(.likedOnlyChanged($0)) }))
  }
}

private struct FeedComposer: View {
  let store: FeedStore

  var body: some View {
    let draft = Binding(get: { store.draft }, set: { store.send(.draftChanged($0)) })
    let isComposing = Binding(
      get: { store.isComposing }, set: { store.send(.composingChanged($0)) })
    Button("Write") { isComposing.wrappedValue = true }
      .accessibilityIdentifier("compose")
      .sheet(isPresented: isComposing) {
        ComposeSheet(
          isPresented: isComposing, draft: draft,
          isPublishing: store.isPublishing, canPublish: store.canPublish
        ) {
          store.send(.publishTapped)
        }
        .alert(store.notice) { store.send(.noticeDismissed) }
      }
    PublishBar(
      draft: draft,
      isPublishing: store.isPublishing, canPublish: store.canPublish
    ) {
      store.send(.publishTapped)
    }
  }
}

private struct FeedRows: View {
  let store: FeedStore
  let likes: LikesStore

  var body: some View {
    let posts = store.shown
    ForEach(posts) { post in
      FeedRow(post: post, store: store, likes: likes)
    }
    FeedFooter(
      paging: store.shownPaging, isEmpty: posts.isEmpty, isNarrowed: store.isNarrowed
    ) {
      store.send(.endReached)
    } onRetry: {
      store.send(.pageRetryTapped)
    }
  }
}

/// Holds the stores rather than closures, so that it is equal to a row with the same post.
private struct FeedRow: View {
  let post: Post
  let store: FeedStore
  let likes: LikesStore

  var body: some View {
    PostRow(post: post) {
      LikeButton(post: post, likes: likes)
    } onAuthor: {
      store.send(.authorTapped(post))
    }
  }
}
