import LabDomain
import Screens

/// The search for a query, after a pause.
package struct SearchFeature: Reducer {
  package enum Action {
    case appeared
    case queryChanged(String)
    case response(String, Answer<[Post]>)
  }

  let searchPosts: SearchPosts
  let clock: any AppClock

  func reduce(into state: inout FeedState, _ action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      return search(state.pendingQuery)
    case .queryChanged(let query):
      state.query = query
      return search(state.pendingQuery)
    case .response(let query, let answer):
      state.endSearch(for: query, answer)
      return .none
    }
  }

  private func search(_ query: String?) -> Effect<Action> {
    guard let query else { return .cancel(id: FeedFeature.CancelID.search) }
    return .run { send in
      let posts = await Answer {
        try await clock.sleep(for: SearchRule.pause)
        return try await searchPosts(query)
      }
      send(.response(query, posts))
    }
    .cancellable(id: FeedFeature.CancelID.search, cancelInFlight: true)
  }
}
