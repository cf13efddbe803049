import LabComponents
import LabDomain
import StageUI

package struct FeedView: View {
  let store: FeedStore

  package init(store: FeedStore) {
    self.store = store
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
    .alert(store.notice) { store.send(.noticeDismissed) }
    .message(store.message) { store.send(.messageDismissed) }
    .onAppear { store.send(.appeared) }
    .onDisappear { store.leave(.disappeared) }
  }

  private var feed: some View {
    List {
      FeedFilter(
        query: Binding(get: { store.query }, set: { store.send(.queryChanged($0)) }),
        isLikedOnly: Binding(
          get: { store.isLikedOnly }, set: { store.send(.likedOnlyChanged($0)) }))
      PublishBar(
        draft: Binding(get: { store.draft }, set: { store.send(.draftChanged($0)) }),
        isPublishing: store.isPublishing, canPublish: store.canPublish
      ) {
        store.send(.publishTapped)
      }
      ForEach(store.shown) { post in
        PostRow(post: post) {
          store.send(.likeTapped(post.id))
        } onAuthor: {
          store.send(.authorTapped(post.author))
        }
      }
      FeedFooter(
        paging: store.shownPaging, isEmpty: store.shown.isEmpty,
        isNarrowed: store.isNarrowed
      ) {
        store.send(.endReached)
      } onRetry: {
        store.send(.pageRetryTapped)
      }
    }
    .refreshable { await store.send(.refreshPulled).finish() }
  }
}
