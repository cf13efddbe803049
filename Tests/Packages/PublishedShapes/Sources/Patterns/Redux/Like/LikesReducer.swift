import LabDomain
import Screens

extension LikeAct: Action {}

/// The answer to a like. The reducers of the screens keep it if the server has confirmed it.
enum LikeAnswer: Action {
  case liked(LikeChange, Answer<Void>)
}

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
