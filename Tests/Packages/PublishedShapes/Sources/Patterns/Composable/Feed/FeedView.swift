import LabComponents
import LabDomain
import Screens
import StageUI

/// The feed, which observes the properties that it shows, but no post: each row has a store.
struct FeedView: View {
  let store: FeedStore
  let rows: ListStore<Post, FeedRowAct>
  let likes: LikesStore

  var body: some View {
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
      FeedFilter(
        query: Binding(get: { store.query }, set: { store.send(.queryChanged($0)) }),
        isLikedOnly: Binding(get: { store.isLikedOnly }, set: { store.send(.likedOnlyChanged($0)) })
      )
      composer
      ForEach(rows.rows) { FeedRow(store: $0.store) }
      FeedFooter(
        paging: store.shownPaging, isEmpty: rows.rows.isEmpty, isNarrowed: store.isNarrowed
      ) {
        store.send(.endReached)
      } onRetry: {
        store.send(.pageRetryTapped)
      }
    }
    .refreshable { await store.refresh() }
  }

  @ViewBuilder private var composer: some View {
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
      draft: draft, isPublishing: store.isPublishing, canPublish: store.canPublish
    ) {
      store.send(.publishTapped)
    }
  }
}

/// A post of the feed, which reads no more than its own store.
struct FeedRow: View {
  let store: ScreenStore<Post, FeedRowAct>

  private var post: Post { store.state }

  var body: some View {
    PostRow(post: post) {
      Button(post.heart) { store.send(.likeTapped) }
        .accessibilityIdentifier("like-\(post.id)")
    } onAuthor: {
      store.send(.authorTapped)
    }
  }
}

/// What a person does in a row of the feed.
package enum FeedRowAct {
  case likeTapped
  case authorTapped
}
