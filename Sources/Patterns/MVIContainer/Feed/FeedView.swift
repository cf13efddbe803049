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
      case .failed(let error): ErrorView(error: error) { intent.retryTapped() }
      case .loaded: feed
      }
    }
    .navigationTitle("Feed")
    .alert(state.notice) { intent.noticeDismissed() }
    .message(state.message) { intent.messageDismissed() }
    .onAppear { intent.appeared() }
    .onDisappear { intent.disappeared() }
  }

  private var feed: some View {
    List {
      FeedFilter(
        query: Binding(get: { state.query }, set: { intent.queryChanged($0) }),
        isLikedOnly: Binding(get: { state.isLikedOnly }, set: { intent.likedOnlyChanged($0) }))
      PublishBar(
        draft: Binding(get: { state.draft }, set: { intent.draftChanged($0) }),
        isPublishing: state.isPublishing, canPublish: state.canPublish
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
