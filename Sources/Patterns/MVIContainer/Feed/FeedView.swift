import Components
import Domain
import StageUI

package struct FeedView: View {
  let container: Container<any FeedIntentProtocol, any FeedModelState>
  @State private var query = ""
  @State private var draft = ""

  package init(container: Container<any FeedIntentProtocol, any FeedModelState>) {
    self.container = container
  }

  private var intent: any FeedIntentProtocol { container.intent }
  private var state: any FeedModelState { container.model }

  package var body: some View {
    Group {
      switch state.phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { intent.retryTapped() }
      case .loaded: feed
      }
    }
    .navigationTitle("Feed")
    .alert(state.notice) { intent.noticeDismissed() }
    .message(state.message) { intent.messageDismissed() }
    .synchronize($query, with: state.query) { intent.queryChanged($0) }
    .synchronize($draft, with: state.draft) { intent.draftChanged($0) }
    .onAppear { intent.appeared() }
    .onDisappear { intent.disappeared() }
  }

  private var feed: some View {
    List {
      FeedFilter(
        query: $query,
        isLikedOnly: Binding(get: { state.isLikedOnly }, set: { intent.likedOnlyChanged($0) }))
      PublishBar(
        draft: $draft, isPublishing: state.isPublishing, canPublish: state.canPublish
      ) {
        intent.publishTapped()
      }
      ForEach(state.shown) { post in
        PostRow(post: post) {
          intent.likeTapped(post.id)
        } onAuthor: {
          intent.authorTapped(post.author)
        }
      }
      FeedFooter(
        paging: state.shownPaging, isEmpty: state.shown.isEmpty, isNarrowed: state.isNarrowed
      ) {
        intent.endReached()
      } onRetry: {
        intent.pageRetryTapped()
      }
    }
    .refreshable { await intent.refreshPulled() }
  }
}
