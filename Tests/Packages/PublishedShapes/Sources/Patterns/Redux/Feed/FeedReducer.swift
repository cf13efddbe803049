import LabDomain
import Screens

extension FeedAct: Action {}

enum FeedAnswer: Action {
  case firstPage(Answer<Page<Post>>)
  case page(Answer<Page<Post>>, after: Cursor)
  case refreshed(Answer<Page<Post>>)
  case published(Answer<Post>)
  case found(String, Answer<[Post]>)
  case profileSaved(Profile)
  case messageReceived(Message)
}

func feedReducer(_ action: any Action, _ state: FeedState) -> FeedState {
  var state = state
  switch action {
  case let act as FeedAct: reduce(&state, act)
  case let answer as FeedAnswer: reduce(&state, answer)
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
  case .publishTapped: state.beginPublishing()
  case .authorTapped: state.leave()
  case .queryChanged(let query): state.query = query
  case .likedOnlyChanged(let isLikedOnly): state.isLikedOnly = isLikedOnly
  case .noticeDismissed: state.notice = nil
  case .messageDismissed: state.message = nil
  }
}

private func reduce(_ state: inout FeedState, _ answer: FeedAnswer) {
  switch answer {
  case .firstPage(let answer): state.endLoading(answer)
  case .page(let answer, let cursor): state.endPage(answer, after: cursor)
  case .refreshed(let answer): state.endRefresh(answer)
  case .published(let answer): state.endPublishing(answer)
  case .found(let query, let answer): state.endSearch(for: query, answer)
  case .profileSaved(let profile): state.rename(after: profile)
  case .messageReceived(let message): state.message = message
  }
}
