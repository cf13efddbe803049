import LabComponents
import LabDomain
import Observation
import StageUI

/// The feed of a pattern whose view reads one state and sends acts.
package struct FeedScreen: View {
  private let read: () -> FeedState
  package let likes: Likes
  private let onAppear: () -> Void
  private let onDisappear: () -> Void
  package let send: (FeedAct) -> Void

  /// - Parameter state: returns the state, read in the body so that the view observes it.
  package init(
    state: @escaping () -> FeedState, likes: Likes, onAppear: @escaping () -> Void,
    onDisappear: @escaping () -> Void, send: @escaping (FeedAct) -> Void
  ) {
    read = state
    self.likes = likes
    self.onAppear = onAppear
    self.onDisappear = onDisappear
    self.send = send
  }

  package var state: FeedState { read() }

  package var shown: [Post] { state.shown(with: likes.state) }

  package var body: some View {
    Group {
      switch state.phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { send(.retryTapped) }
      case .loaded: feed
      }
    }
    .navigationTitle("Feed")
    .alert(state.notice) { send(.noticeDismissed) }
    .alert(likes.state.notice, after: state.notice) { likes.send(.noticeDismissed) }
    .message(state.message) { send(.messageDismissed) }
    .onAppear(perform: onAppear)
    .onDisappear(perform: onDisappear)
  }

  private var feed: some View {
    List {
      FeedFilter(
        query: Binding(get: { state.query }, set: { send(.queryChanged($0)) }),
        isLikedOnly: Binding(get: { state.isLikedOnly }, set: { send(.likedOnlyChanged($0)) }))
      PublishBar(
        draft: Binding(get: { state.publishing.draft }, set: { send(.draftChanged($0)) }),
        isPublishing: state.publishing.isSending,
        canPublish: state.publishing.canPublish
      ) {
        send(.publishTapped)
      }
      ForEach(shown) { post in
        PostRow(post: post) {
          likes.button(post)
        } onAuthor: {
          send(.authorTapped(post.author))
        }
      }
      FeedFooter(
        paging: state.shownPaging, isEmpty: shown.isEmpty, isNarrowed: state.isNarrowed
      ) {
        send(.endReached)
      } onRetry: {
        send(.pageRetryTapped)
      }
    }
    .refreshable { await refresh() }
  }

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

/// What a person does in the feed.
nonisolated package enum FeedAct: Equatable, Sendable {
  case retryTapped
  case endReached
  case pageRetryTapped
  case refreshPulled
  case draftChanged(String)
  case publishTapped
  case authorTapped(User.ID)
  case queryChanged(String)
  case likedOnlyChanged(Bool)
  case noticeDismissed
  case messageDismissed
}
