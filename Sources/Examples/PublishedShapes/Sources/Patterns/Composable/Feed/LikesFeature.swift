import LabDomain
import Screens

/// The rows, and the likes that a person taps in them.
package struct LikesFeature: Reducer {
  package enum Action {
    case tapped(Post.ID)
    case response(Post.ID, Answer<Void>)
  }

  let toggleLike: ToggleLike

  func reduce(into state: inout FeedRows, _ action: Action) -> Effect<Action> {
    switch action {
    case .tapped(let id):
      return state.toggleLike(id).map { send($0, id) } ?? .none
    case .response(let id, .success):
      return state.confirmLike(id).map { send($0, id) } ?? .none
    case .response(let id, .failure):
      state.rollBackLike(id)
      return .none
    }
  }

  private func send(_ isLiked: Bool, _ id: Post.ID) -> Effect<Action> {
    .run { send in
      send(.response(id, await Answer { try await toggleLike(id, to: isLiked) }))
    }
    .cancellable(id: FeedFeature.CancelID.like)
  }
}
