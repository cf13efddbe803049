import LabContract
import LabDomain
import Screens

package struct FeedFeature: Reducer {
  package enum Action {
    case act(FeedAct)
    case response(FeedAnswer)
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
        state.phase == .loading ? load(FeedAnswer.firstPage) : .none,
        search(state.pendingQuery), updates,
      ])
    case .act(.disappeared):
      return .merge(CancelID.allCases.map { .cancel(id: $0) })

    case .act(.retryTapped):
      return state.retry() ? load(FeedAnswer.firstPage) : .none
    case .act(.endReached):
      return state.beginPage().map(loadPage) ?? .none
    case .act(.pageRetryTapped):
      return state.retryPage().map(loadPage) ?? .none
    case .act(.refreshPulled):
      return state.beginRefresh() ? load(FeedAnswer.refreshed) : .none
    case .act(.draftChanged(let draft)):
      state.draft = draft
    case .act(.publishTapped):
      return state.beginPublishing().map(publish) ?? .none
    case .act(.queryChanged(let query)):
      state.query = query
      return search(state.pendingQuery)
    case .act(.authorTapped(let author)):
      guard state.leave() else { return .none }
      return .run { _ in environment.router.push(.profile(author)) }
    case .act(.likedOnlyChanged(let isLikedOnly)):
      state.isLikedOnly = isLikedOnly
    case .act(.noticeDismissed):
      state.notice = nil
    case .act(.messageDismissed):
      state.message = nil

    case .response(let answer):
      state.receive(answer)
    }
    return .none
  }

  private func loadPage(after cursor: Cursor) -> Effect<Action> {
    load(after: cursor) { .page($0, after: cursor) }
  }

  private func load(
    after cursor: Cursor? = nil, _ response: @escaping (Answer<Page<Post>>) -> FeedAnswer
  ) -> Effect<Action> {
    .run { send in
      let page = await Answer { try await useCases.loadFeedPage(after: cursor) }
      send(.response(response(page)))
    }
    .cancellable(id: CancelID.page, cancelInFlight: true)
  }

  private func publish(_ draft: String) -> Effect<Action> {
    .run { send in
      send(.response(.published(await Answer { try await useCases.publishPost(draft) })))
    }
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
      send(.response(.found(query, posts)))
    }
    .cancellable(id: CancelID.search, cancelInFlight: true)
  }

  /// Profiles saved elsewhere, and messages.
  private var updates: Effect<Action> {
    .merge([
      .run { send in
        for await profile in useCases.observeProfiles() { send(.response(.profileSaved(profile))) }
      },
      .run { send in
        await environment.messages.receive { send(.response(.messageReceived($0))) }
      },
    ])
    .cancellable(id: CancelID.updates)
  }
}
