import LabContract
import LabDomain
import LabFields

nonisolated package enum FeedReducer {
  package static func reduce(
    into state: inout Draft<FeedState>, _ intent: FeedIntent
  ) -> [FeedStore.Command] {
    switch intent {
    case .view(.appeared):
      state.isLeaving = false
      let loading: [FeedStore.Command] = state.phase == .loading ? [.run(.loadFirstPage)] : []
      return loading + search(&state) + [.run(.observeProfiles), .run(.receiveMessages)]
    case .firstPageLoaded(let page):
      state.show(page)
    case .firstPageFailed(.cancelled):
      break
    case .firstPageFailed(let error):
      state.phase = .failed(error)
    case .view(.retryTapped):
      guard case .failed = state.phase else { return [] }
      state.phase = .loading
      return [.run(.loadFirstPage)]

    case .view(.endReached):
      guard case .more(let cursor) = state.shownPaging, !state.isRefreshing else { return [] }
      state.paging = .loading(cursor)
      return [.run(.loadPage(after: cursor))]
    case .view(.pageRetryTapped):
      guard case .failed(_, let cursor) = state.shownPaging, !state.isRefreshing else { return [] }
      state.paging = .loading(cursor)
      return [.run(.loadPage(after: cursor))]
    case .pageLoaded(let page):
      state.append(page)
    case .pageFailed(.cancelled, _):
      break
    case .pageFailed(let error, let cursor):
      state.paging = .failed(error, cursor)

    case .view(.refreshPulled):
      guard !state.isRefreshing else { return [] }
      state.paging = state.paging.withoutRequest
      state.isRefreshing = true
      return [.run(.refresh)]
    case .refreshed(let page):
      state.show(page)
      state.isRefreshing = false
    case .refreshFailed(let error):
      state.notice = Notice(.refresh, error) ?? state.notice
      state.isRefreshing = false

    case .likeChanged(let like):
      state.setLiked(like)

    case .view(.draftChanged(let draft)):
      state.draft = PostRule.accept(draft)
    case .view(.composingChanged(let isComposing)):
      state.isComposing = isComposing
    case .view(.publishTapped):
      guard state.canPublish else { return [] }
      state.isPublishing = true
      return [.run(.publish(state.draft))]
    case .published(let post):
      state.posts.putOnTop(post)
      state.draft = ""
      state.isComposing = false
      state.isPublishing = false
    case .publishFailed(.cancelled):
      break
    case .publishFailed(let error):
      state.notice = Notice(.publish, error) ?? state.notice
      state.isPublishing = false

    case .view(.authorTapped(let post)):
      guard !state.isLeaving else { return [] }
      state.isLeaving = true
      return [.navigate(.push(.profile(post.author, name: post.authorName)))]

    case .view(.queryChanged(let query)):
      state.query = query
      return search(&state)
    case .found(let found) where found.query == SearchRule.query(state.query):
      state.show(found)
    case .found:
      break
    case .searchFailed(let error):
      state.notice = Notice(.search, error) ?? state.notice
    case .view(.likedOnlyChanged(let isLikedOnly)):
      state.isLikedOnly = isLikedOnly

    case .profileSaved(let profile):
      state.posts.rename(after: profile)
      if state.found != nil { state.found?.posts.rename(after: profile) }
    case .messageReceived(let message):
      state.message = message
    case .view(.noticeDismissed):
      state.notice = nil
    case .view(.messageDismissed):
      state.message = nil
    case .view(.disappeared):
      state.isPublishing = false
      state.isComposing = false
      state.isRefreshing = false
      state.paging = state.paging.withoutRequest
      state.message = nil
      return [.cancelAll]
    }
    return []
  }

  private static func search(_ state: inout Draft<FeedState>) -> [FeedStore.Command] {
    let query = SearchRule.query(state.query)
    guard let query, query != state.found?.query else {
      if query == nil, state.found != nil { state.found = nil }
      return [.cancel(.search)]
    }
    return [.run(.search(query))]
  }
}
