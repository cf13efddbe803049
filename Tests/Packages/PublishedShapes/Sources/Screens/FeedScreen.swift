import LabComponents
import LabDomain
import Observation
import StageUI

/// The feed of a pattern whose view reads one state and sends acts.
package struct FeedScreen: View {
  private let store: FeedStore
  private let likes: LikesStore

  package init(_ store: FeedStore, likes: LikesStore) {
    self.store = store
    self.likes = likes
  }

  private var state: FeedState { store.state }

  package var body: some View {
    Group {
      switch state.phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { store.send(.retryTapped) }
      case .loaded: feed
      }
    }
    .navigationTitle("Feed")
    .alert(state.notice, unless: state.isComposing) { store.send(.noticeDismissed) }
    .alert(likes.state.notice, after: state.notice, unless: state.isComposing) {
      likes.send(.noticeDismissed)
    }
    .message(state.message) { store.send(.messageDismissed) }
    .onAppear { store.send(.appeared) }
    .onDisappear { store.send(.disappeared) }
  }

  private var feed: some View {
    let shown = state.shown(with: likes.state)
    return List {
      FeedFilter(
        query: Binding(get: { state.query }, set: { store.send(.queryChanged($0)) }),
        isLikedOnly: Binding(get: { state.isLikedOnly }, set: { store.send(.likedOnlyChanged($0)) })
      )
      composer
      ForEach(shown) { post in
        FeedRow(post: post, feed: store, likes: likes)
      }
      FeedFooter(
        paging: state.shownPaging, isEmpty: shown.isEmpty, isNarrowed: state.isNarrowed
      ) {
        store.send(.endReached)
      } onRetry: {
        store.send(.pageRetryTapped)
      }
    }
    .refreshable { await store.refresh() }
  }

  @ViewBuilder private var composer: some View {
    let draft = Binding(get: { state.draft }, set: { store.send(.draftChanged($0)) })
    let isComposing = Binding(
      get: { state.isComposing }, set: { store.send(.composingChanged($0)) })
    Button("Write") { isComposing.wrappedValue = true }
      .accessibilityIdentifier("compose")
      .sheet(isPresented: isComposing) {
        ComposeSheet(
          isPresented: isComposing, draft: draft,
          isPublishing: state.isPublishing, canPublish: state.canPublish
        ) {
          store.send(.publishTapped)
        }
        .alert(state.notice) { store.send(.noticeDismissed) }
      }
    PublishBar(
      draft: draft, isPublishing: state.isPublishing, canPublish: state.canPublish
    ) {
      store.send(.publishTapped)
    }
  }
}

extension FeedStore {
  /// Refreshes, and returns when the refresh has ended or the caller is cancelled.
  package func refresh() async {
    if Task.isCancelled { return }
    send(.refreshPulled)
    while state.isRefreshing, !Task.isCancelled {
      let (changes, change) = AsyncStream.makeStream(of: Never.self)
      withObservationTracking {
        _ = state
      } onChange: {
        change.finish()
      }
      for await _ in changes {}
    }
  }
}

/// Has objects rather than closures, so that it is equal to a row with the same post.
private struct FeedRow: View {
  let post: Post
  let feed: FeedStore
  let likes: LikesStore

  var body: some View {
    PostRow(post: post) {
      LikeButton(post: post) { likes.send(.likeTapped(post)) }
    } onAuthor: {
      feed.send(.authorTapped(post))
    }
  }
}

/// Likes a post, or unlikes it.
struct LikeButton: View {
  let post: Post
  let onTap: () -> Void

  var body: some View {
    Button(post.heart) { onTap() }
      .accessibilityIdentifier("like-\(post.id)")
  }
}

/// What a person does in the feed.
nonisolated package enum FeedAct: Equatable, Sendable {
  case appeared
  case disappeared
  case retryTapped
  case endReached
  case pageRetryTapped
  case refreshPulled
  case draftChanged(String)
  case composingChanged(Bool)
  case publishTapped
  case authorTapped(Post)
  case queryChanged(String)
  case likedOnlyChanged(Bool)
  case noticeDismissed
  case messageDismissed
}
