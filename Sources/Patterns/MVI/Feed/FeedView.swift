import Components
import Domain
import StageUI

package struct FeedView: View {
  let store: FeedStore

  package var body: some View {
    Group {
      switch store.state.phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { store.send(.retryTapped) }
      case .loaded: feed
      }
    }
    .navigationTitle("Feed")
    .alert(store.state.notice) { store.send(.noticeDismissed) }
    .onAppear { store.send(.appeared) }
    .onDisappear { store.leave(.disappeared) }
  }

  private var feed: some View {
    List {
      PublishBar(
        draft: Binding(get: { store.state.draft }, set: { store.send(.draftChanged($0)) }),
        isPublishing: store.state.isPublishing, canPublish: store.state.canPublish
      ) {
        store.send(.publishTapped)
      }
      ForEach(store.state.posts) { post in
        PostRow(post: post) { store.send(.likeTapped(post.id)) }
      }
      FeedFooter(paging: store.state.paging, isEmpty: store.state.posts.isEmpty) {
        store.send(.endReached)
      } onRetry: {
        store.send(.pageRetryTapped)
      }
    }
    .refreshable {
      for task in await store.send(.refreshPulled) { await task.value }
    }
  }
}
