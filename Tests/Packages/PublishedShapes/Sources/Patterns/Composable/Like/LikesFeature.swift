import LabDomain
import Screens

/// The likes that a person taps on any screen.
package struct LikesFeature: Reducer {
  package enum Action {
    case view(LikeAct)
    case response(LikeAnswer)
  }

  let useCases: UseCases

  func reduce(into state: inout LikesState, _ action: Action) -> Effect<Action> {
    switch action {
    case .view(.likeTapped(let post)):
      return state.toggle(post).map(send) ?? .none
    case .view(.noticeDismissed):
      state.notice = nil
      return .none
    case .response(.liked(let like, let answer)):
      return state.end(like, answer).map(send) ?? .none
    }
  }

  /// Not cancellable: a like outlives the screen of the tap.
  private func send(_ like: LikeChange) -> Effect<Action> {
    .run { send in
      let answer = await Answer { try await useCases.toggleLike(like.id, to: like.isLiked) }
      send(.response(.liked(like, answer)))
    }
  }
}
