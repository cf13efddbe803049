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
    .alert(state.notice) { reactor.action.send(.noticeDismissed) }
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
      FeedFilter(
        query: Binding(get: { state.query }, set: { reactor.action.send(.queryChanged($0)) }),
        isLikedOnly: Binding(
          get: { state.isLikedOnly }, set: { reactor.action.send(.likedOnlyChanged($0)) }))
      PublishBar(
        draft: Binding(get: { state.draft }, set: { reactor.action.send(.draftChanged($0)) }),
        isPublishing: state.isPublishing, canPublish: state.canPublish
      ) {
        reactor.action.send(.publishTapped)
      }
      ForEach(state.shown) { post in
        PostRow(post: post) {
          reactor.action.send(.likeTapped(post.id))
        } onAuthor: {
          reactor.action.send(.authorTapped(post.author))
        }
      }
      FeedFooter(
        paging: state.shownPaging, isEmpty: state.shown.isEmpty, isNarrowed: state.isNarrowed
      ) {
        reactor.action.send(.endReached)
      } onRetry: {
        reactor.action.send(.pageRetryTapped)
      }
    }
    .refreshable { await reactor.send(.refreshPulled, while: \.isRefreshing) }
  }
}
