import Domain

nonisolated package enum FeedReducer {
  package static func reduce(into state: inout FeedState, _ intent: FeedIntent) -> [FeedEffect] {
    switch intent {
    case .appeared:
      return state.phase == .loading ? [.loadFirstPage] : []
    case .firstPageLoaded(let page):
      state.show(page)
    case .firstPageFailed(.cancelled):
      break
    case .firstPageFailed(let error):
      state.phase = .failed(error)
    case .retryTapped:
      state.phase = .loading
      return [.loadFirstPage]

    case .endReached:
      guard case .more(let cursor) = state.paging, !state.isRefreshing else { return [] }
      state.paging = .loading(cursor)
      return [.loadPage(after: cursor)]
    case .pageRetryTapped:
      guard case .failed(_, let cursor) = state.paging, !state.isRefreshing else { return [] }
      state.paging = .loading(cursor)
      return [.loadPage(after: cursor)]
    case .pageLoaded(let page):
      state.posts += state.likes.shown(in: page.items)
      state.paging = Paging(next: page.next)
    case .pageFailed(.cancelled, _):
      break
    case .pageFailed(let error, let cursor):
      state.paging = .failed(error, cursor)

    case .refreshPulled:
      guard !state.isRefreshing else { return [] }
      state.paging = state.paging.withoutRequest
      state.isRefreshing = true
      return [.refresh]
    case .refreshed(let page):
      state.show(page)
      state.isRefreshing = false
    case .refreshFailed(let error):
      state.notice = Notice(.refresh, error) ?? state.notice
      state.isRefreshing = false

    case .likeTapped(let id):
      guard var post = state.posts[id: id] else { return [] }
      let request = state.likes.toggle(&post)
      state.posts[id: id] = post
      return request.map { [.setLiked($0, id)] } ?? []
    case .likeSucceeded(let id):
      return state.likes.succeeded(id).map { [.setLiked($0, id)] } ?? []
    case .likeFailed(let id, let error):
      if let confirmed = state.likes.failed(id) { state.posts[id: id]?.isLiked = confirmed }
      state.notice = Notice(.like, error) ?? state.notice

    case .draftChanged(let draft):
      state.draft = PostRule.accept(draft)
    case .publishTapped:
      guard state.canPublish else { return [] }
      state.isPublishing = true
      return [.publish(state.draft)]
    case .published(let post):
      state.posts.putOnTop(post)
      state.draft = ""
      state.isPublishing = false
    case .publishFailed(let error):
      state.notice = Notice(.publish, error) ?? state.notice
      state.isPublishing = false

    case .noticeDismissed:
      state.notice = nil
    case .disappeared:
      state.paging = state.paging.withoutRequest
    }
    return []
  }
}
