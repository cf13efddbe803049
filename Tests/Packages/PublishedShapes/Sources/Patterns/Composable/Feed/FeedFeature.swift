import LabContract
import LabDomain
import Screens

/// The feed: its pages, and everything that its child features do not handle.
package struct FeedFeature: Reducer {
  typealias State = FeedState

  package enum Action {
    case appeared
    case disappeared
    case act(FeedAct)
    case firstPageResponse(Answer<Page<Post>>)
    case pageResponse(Answer<Page<Post>>, after: Cursor)
    case refreshResponse(Answer<Page<Post>>)
    case profileSaved(Profile)
    case messageReceived(Message)

    case search(SearchFeature.Action)
    case publish(PublishFeature.Action)
  }

  /// The work that ends when the screen disappears.
  enum CancelID: CaseIterable {
    case page
    case publish
    case search
    case updates
  }

  let environment: AppEnvironment

  private var useCases: UseCases { environment.useCases }

  private var body: CombineReducers<State, Action> {
    CombineReducers(
      Scope(
        state: \State.self, action: \Action.search, embed: Action.search,
        child: SearchFeature(searchPosts: useCases.searchPosts, clock: environment.clock)),
      Scope(
        state: \State.publishing, action: \Action.publish, embed: Action.publish,
        child: PublishFeature(publishPost: useCases.publishPost)),
      Reduce(reduce: reduceFeed))
  }

  func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
    body.reduce(into: &state, action)
  }

  private func reduceFeed(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      state.reappear()
      return .merge([state.phase == .loading ? load(Action.firstPageResponse) : .none, updates])
    case .disappeared:
      return .merge(CancelID.allCases.map { .cancel(id: $0) })

    case .act(.retryTapped):
      return state.retry() ? load(Action.firstPageResponse) : .none
    case .firstPageResponse(let answer):
      state.endLoading(answer)

    case .act(.endReached):
      return state.beginPage().map(loadPage) ?? .none
    case .act(.pageRetryTapped):
      return state.retryPage().map(loadPage) ?? .none
    case .pageResponse(let answer, let cursor):
      state.endPage(answer, after: cursor)

    case .act(.refreshPulled):
      return state.beginRefresh() ? load(Action.refreshResponse) : .none
    case .refreshResponse(let answer):
      state.endRefresh(answer)

    case .act(.authorTapped(let author)):
      guard state.leave() else { return .none }
      return .run { _ in environment.router.push(.profile(author)) }
    case .act(.likedOnlyChanged(let isLikedOnly)):
      state.isLikedOnly = isLikedOnly
    case .act(.noticeDismissed):
      state.notice = nil
    case .act(.messageDismissed):
      state.message = nil

    case .profileSaved(let profile):
      state.rows.rename(after: profile)
    case .messageReceived(let message):
      state.message = message

    case .publish(.response(.success(let post))):
      state.rows.posts.putOnTop(post)
    case .publish(.response(.failure(let error))):
      state.report(.publish, error)
    case .act, .search, .publish:
      break
    }
    return .none
  }

  private func loadPage(after cursor: Cursor) -> Effect<Action> {
    load(after: cursor) { .pageResponse($0, after: cursor) }
  }

  private func load(
    after cursor: Cursor? = nil, _ response: @escaping (Answer<Page<Post>>) -> Action
  ) -> Effect<Action> {
    .run { send in send(response(await Answer { try await useCases.loadFeedPage(after: cursor) })) }
      .cancellable(id: CancelID.page, cancelInFlight: true)
  }

  /// Profiles saved elsewhere, and messages.
  private var updates: Effect<Action> {
    .merge([
      .run { send in
        for await profile in useCases.observeProfiles() { send(.profileSaved(profile)) }
      },
      .run { send in
        await environment.messages.receive { send(.messageReceived($0)) }
      },
    ])
    .cancellable(id: CancelID.updates)
  }
}

// The actions of child features, with the acts that are theirs.
extension FeedFeature.Action {
  var search: SearchFeature.Action? {
    switch self {
    case .search(let action): action
    case .appeared: .appeared
    case .act(.queryChanged(let query)): .queryChanged(query)
    default: nil
    }
  }

  var publish: PublishFeature.Action? {
    switch self {
    case .publish(let action): action
    case .act(.draftChanged(let draft)): .draftChanged(draft)
    case .act(.publishTapped): .publishTapped
    default: nil
    }
  }
}
