import LabDomain
import LabFields

extension FeedReactor {
  package func reduce(into state: inout Draft<State>, mutation: Mutation) {
    switch mutation {
    case .setPhase(let phase):
      state.phase = phase
    case .showPage(let page):
      state.show(page)

    case .appendPage(let page):
      state.append(page)
    case .setPaging(let paging):
      state.paging = paging
    case .endPageRequest:
      state.paging = state.paging.withoutRequest

    case .setRefreshing(let isRefreshing):
      state.isRefreshing = isRefreshing

    case .toggleLike(let id):
      guard let post = state.found?.posts[id: id] ?? state.posts[id: id] else { break }
      state.setLiked(!post.isLiked, id)
      _ = state.likes.toggle(id, to: !post.isLiked)
    case .confirmLike(let id):
      _ = state.likes.succeeded(id)
    case .endLikeRequests(let id):
      if let confirmed = state.likes.failed(id) { state.setLiked(confirmed, id) }

    case .setDraft(let draft):
      state.draft = PostRule.accept(draft)
    case .setPublishing(let isPublishing):
      state.isPublishing = isPublishing
    case .putOnTop(let post):
      state.posts.putOnTop(post)

    case .setLeaving(let isLeaving):
      state.isLeaving = isLeaving

    case .setQuery(let query):
      state.query = query
      if SearchRule.query(query) == nil { state.found = nil }
    case .setFound(let found):
      state.show(found)
    case .setLikedOnly(let isLikedOnly):
      state.isLikedOnly = isLikedOnly

    case .rename(let profile):
      state.posts.rename(after: profile)
      if state.found != nil { state.found?.posts.rename(after: profile) }
    case .setMessage(let message):
      state.messagePulse.wrappedValue = message
    case .showFailure(let failure, let error):
      state.notice = Notice(failure, error) ?? state.notice
    case .dismissNotice:
      state.notice = nil
    }
  }
}
