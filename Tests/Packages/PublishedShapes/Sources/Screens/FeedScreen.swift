import LabComponents
import LabDomain
import Observation
import StageUI

/// The feed of a pattern whose view reads one state and sends acts.
package struct FeedScreen: View {
  private let read: () -> FeedState
  private let acts: FeedActs
  private let onAppear: () -> Void
  private let onDisappear: () -> Void

  /// - Parameter state: returns the state, read in the body so that the view observes it.
  package init(
    state: @escaping () -> FeedState, likes: Likes, onAppear: @escaping () -> Void,
    onDisappear: @escaping () -> Void, send: @escaping (FeedAct) -> Void
  ) {
    read = state
    acts = FeedActs(likes: likes, send: send)
    self.onAppear = onAppear
    self.onDisappear = onDisappear
  }

  package var likes: Likes { acts.likes }

  package var state: FeedState { read() }

  package var shown: [Post] { state.shown(with: likes.state) }

  package func send(_ act: FeedAct) { acts.send(act) }

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
    let shown = shown
    return List {
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
        FeedRow(post: post, acts: acts)
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

/// Holds an object rather than closures, so that it is equal to a row with the same post.
private struct FeedRow: View {
  let post: Post
  let acts: FeedActs

  var body: some View {
    PostRow(post: post) {
      acts.likes.button(post)
    } onAuthor: {
      acts.send(.authorTapped(post.author))
    }
  }
}

/// Where all rows send what a person does.
private final class FeedActs {
  let likes: Likes
  let send: (FeedAct) -> Void

  init(likes: Likes, send: @escaping (FeedAct) -> Void) {
    self.likes = likes
    self.send = send
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
