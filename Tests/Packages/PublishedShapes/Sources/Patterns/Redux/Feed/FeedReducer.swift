import LabDomain
import Screens

extension FeedAct: Action {}
extension FeedAnswer: Action {}

func feedReducer(_ action: any Action, _ state: FeedState) -> FeedState {
  var state = state
  switch action {
  case let act as FeedAct: reduce(&state, act)
  case let answer as FeedAnswer: state.receive(answer)
  case LikeAnswer.liked(let like, .success) as LikeAnswer: state.confirm(like)
  default: break
  }
  return state
}

private func reduce(_ state: inout FeedState, _ act: FeedAct) {
  switch act {
  case .appeared: state.reappear()
  case .disappeared: break
  case .retryTapped: state.retry()
  case .endReached: state.beginPage()
  case .pageRetryTapped: state.retryPage()
  case .refreshPulled: state.beginRefresh()
  case .draftChanged(let draft): state.draft = draft
  case .composingChanged(let isComposing): state.isComposing = isComposing
  case .publishTapped: state.beginPublishing()
  case .authorTapped: state.leave()
  case .queryChanged(let query): state.query = query
  case .likedOnlyChanged(let isLikedOnly): state.isLikedOnly = isLikedOnly
  case .noticeDismissed: state.notice = nil
  case .messageDismissed: state.message = nil
  }
}
