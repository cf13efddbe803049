import LabDomain
import Screens

package enum LikesEvent {
  case act(LikeAct)
  case answered(LikeChange, Answer<Void>)
}

package enum LikesEffect: Equatable {
  case send(LikeChange)
  case publish(LikeChange)
}

func updateLikes(_ model: LikesState, _ event: LikesEvent) -> Next<LikesState, LikesEffect> {
  var model = model
  var effects: [LikesEffect] = []
  switch event {
  case .act(.likeTapped(let post)):
    effects = model.toggle(post).map { [.send($0)] } ?? []
  case .act(.noticeDismissed):
    model.notice = nil
  case .answered(let like, let answer):
    if case .success = answer { effects = [.publish(like)] }
    effects += model.end(like, answer).map { [.send($0)] } ?? []
  }
  return .next(model, effects: effects)
}
