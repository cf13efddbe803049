import LabContract
import LabDomain
import Screens

package struct FeedFeature: Reducer {
  package enum Action {
    case act(FeedAct)
    case firstPageResponse(Answer<Page<Post>>)
    case pageResponse(Answer<Page<Post>>, after: Cursor)
    case refreshResponse(Answer<Page<Post>>)
    case publishResponse(Answer<Post>)
    case searchResponse(String, Answer<[Post]>)
    case profileSaved(Profile)
    case messageReceived(Message)
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

  func reduce(into state: inout FeedState, _ action: Action) -> Effect<Action> {
    switch action {
    case .act(.appeared):
      state.reappear()
      return .merge([
        state.phase == .loading ? load(Action.firstPageResponse) : .none,
        search(state.pendingQuery), updates,
      ])
    case .act(.disappeared):
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

    case .act(.draftChanged(let draft)):
      state.draft = draft
    case .act(.publishTapped):
      return state.beginPublishing().map(publish) ?? .none
    case .publishResponse(let answer):
      state.endPublishing(answer)

    case .act(.queryChanged(let query)):
      state.query = query
      return search(state.pendingQuery)
    case .searchResponse(let query, let answer):
      state.endSearch(for: query, answer)

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
      state.rename(after: profile)
    case .messageReceived(let message):
      state.message = message
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

  private func publish(_ draft: String) -> Effect<Action> {
    .run { send in send(.publishResponse(await Answer { try await useCases.publishPost(draft) })) }
      .cancellable(id: CancelID.publish)
  }

  /// Searches after a pause.
  private func search(_ query: String?) -> Effect<Action> {
    guard let query else { return .cancel(id: CancelID.search) }
    return .run { send in
      let posts = await Answer {
        try await environment.clock.sleep(for: SearchRule.pause)
        return try await useCases.searchPosts(query)
      }
      send(.searchResponse(query, posts))
    }
    .cancellable(id: CancelID.search, cancelInFlight: true)
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
