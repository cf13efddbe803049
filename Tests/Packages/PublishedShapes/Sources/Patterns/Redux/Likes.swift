import LabDomain
import Screens

extension LikeAct: Action {}
extension LikeAnswer: Action {}

func likesReducer(_ action: any Action, _ state: LikesState) -> LikesState {
  var state = state
  switch action {
  case LikeAct.likeTapped(let post) as LikeAct: state.toggle(post)
  case LikeAct.noticeDismissed as LikeAct: state.notice = nil
  case LikeAnswer.liked(let like, let answer) as LikeAnswer: state.end(like, answer)
  default: break
  }
  return state
}

/// The requests of likes, which no screen cancels.
final class LikeRequests {
  private let useCases: UseCases
  private let tasks = TaskBag()

  init(useCases: UseCases) {
    self.useCases = useCases
  }

  func follow(
    _ action: any Action, old: LikesState, new: LikesState, dispatch: @escaping DispatchFunction
  ) {
    switch action {
    case LikeAct.likeTapped(let post) as LikeAct:
      if old.request(for: post.id) == nil { send(new.request(for: post.id), dispatch) }
    case LikeAnswer.liked(let like, _) as LikeAnswer:
      send(new.request(for: like.id), dispatch)
    default:
      break
    }
  }

  private func send(_ like: LikeChange?, _ dispatch: @escaping DispatchFunction) {
    guard let like else { return }
    tasks.answer(to: dispatch) { [useCases] in
      LikeAnswer.liked(
        like, await Answer { try await useCases.toggleLike(like.id, to: like.isLiked) })
    }
  }
}
