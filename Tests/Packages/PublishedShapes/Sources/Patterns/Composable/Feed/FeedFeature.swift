import LabContract
import LabDomain
import Screens

package struct FeedFeature: Reducer {
  package enum Action {
    case view(FeedAct)
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
    case .view(.appeared):
      state.reappear()
      return .merge([
        state.phase == .loading ? loadFirstPage : .none, search(state.pendingQuery), updates,
      ])
    case .view(.disappeared):
      return .merge(CancelID.allCases.map { .cancel(id: $0) })

    case .view(.retryTapped):
      return state.retry() ? loadFirstPage : .none
    case .view(.endReached):
      return state.beginPage().map(loadPage) ?? .none
    case .view(.pageRetryTapped):
      return state.retryPage().map(loadPage) ?? .none
    case .view(.refreshPulled):
      guard state.beginRefresh() else { return .none }
      return .run { send in
        let page = await Answer { try await useCases.loadFeedPage() }
        send(.response(.refreshed(page)))
      }
      .cancellable(id: CancelID.page, cancelInFlight: true)
    case .view(.draftChanged(let draft)):
      state.draft = draft
    case .view(.composingChanged(let isComposing)):
      state.isComposing = isComposing
    case .view(.publishTapped):
      guard let draft = state.beginPublishing() else { return .none }
      return .run { send in
        let post = await Answer { try await useCases.publishPost(draft) }
        send(.response(.published(post)))
      }
      .cancellable(id: CancelID.publish)
    case .view(.queryChanged(let query)):
      state.query = query
      return search(state.pendingQuery)
    case .view(.authorTapped(let post)):
      guard state.leave() else { return .none }
      return .run { _ in
        environment.router.push(.profile(post.author, name: post.authorName))
      }
    case .view(.likedOnlyChanged(let isLikedOnly)):
      state.isLikedOnly = isLikedOnly
    case .view(.noticeDismissed):
      state.notice = nil
    case .view(.messageDismissed):
      state.message = nil

    case .response(let answer):
      state.receive(answer)
    }
    return .none
  }

  private var loadFirstPage: Effect<Action> {
    .run { send in
      let page = await Answer { try await useCases.loadFeedPage() }
      send(.response(.firstPage(page)))
    }
    .cancellable(id: CancelID.page, cancelInFlight: true)
  }

  private func loadPage(after cursor: Cursor) -> Effect<Action> {
    .run { send in
      let page = await Answer { try await useCases.loadFeedPage(after: cursor) }
      send(.response(.page(page, after: cursor)))
    }
    .cancellable(id: CancelID.page, cancelInFlight: true)
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
