import LabDomain
import Screens

package enum FeedEvent {
  case act(FeedAct)
  case firstPageAnswered(Answer<Page<Post>>)
  case pageAnswered(Answer<Page<Post>>, after: Cursor)
  case refreshAnswered(Answer<Page<Post>>)
  case publishAnswered(Answer<Post>)
  case searchAnswered(String, Answer<[Post]>)
  case profileSaved(Profile)
  case likeConfirmed(LikeChange)
  case messageReceived(Message)
}

package enum FeedEffect: Equatable {
  case loadFirstPage
  case loadPage(after: Cursor)
  case refresh
  case publish(String)
  case search(String)
  case stopSearch
  case open(User.ID)
}

func initiateFeed(_ model: FeedState) -> First<FeedState, FeedEffect> {
  var model = model
  model.reappear()
  let loading: [FeedEffect] = model.phase == .loading ? [.loadFirstPage] : []
  return First(model: model, effects: loading + [search(model)])
}

func updateFeed(_ model: FeedState, _ event: FeedEvent) -> Next<FeedState, FeedEffect> {
  var model = model
  var effects: [FeedEffect] = []
  switch event {
  case .act(.retryTapped):
    if model.retry() { effects = [.loadFirstPage] }
  case .act(.endReached):
    effects = model.beginPage().map { [.loadPage(after: $0)] } ?? []
  case .act(.pageRetryTapped):
    effects = model.retryPage().map { [.loadPage(after: $0)] } ?? []
  case .act(.refreshPulled):
    if model.beginRefresh() { effects = [.refresh] }
  case .act(.draftChanged(let draft)):
    model.publishing.draft = draft
  case .act(.publishTapped):
    effects = model.publishing.begin().map { [.publish($0)] } ?? []
  case .act(.authorTapped(let author)):
    if model.leave() { effects = [.open(author)] }
  case .act(.queryChanged(let query)):
    model.query = query
    effects = [search(model)]
  case .act(.likedOnlyChanged(let isLikedOnly)):
    model.isLikedOnly = isLikedOnly
  case .act(.noticeDismissed):
    model.notice = nil
  case .act(.messageDismissed):
    model.message = nil

  case .firstPageAnswered(let answer):
    model.endLoading(answer)
  case .pageAnswered(let answer, let cursor):
    model.endPage(answer, after: cursor)
  case .refreshAnswered(let answer):
    model.endRefresh(answer)
  case .publishAnswered(let answer):
    model.endPublishing(answer)
  case .searchAnswered(let query, let answer):
    model.endSearch(for: query, answer)
  case .profileSaved(let profile):
    model.rows.rename(after: profile)
  case .likeConfirmed(let like):
    model.rows.confirm(like)
  case .messageReceived(let message):
    model.message = message
  }
  return .next(model, effects: effects)
}

private func search(_ model: FeedState) -> FeedEffect {
  model.pendingQuery.map(FeedEffect.search) ?? .stopSearch
}
