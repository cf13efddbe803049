// Sources/Patterns/MVI/Feed/FeedReducer.swift
case .likeTapped(let id):
  guard let post = state.found?.posts[id: id] ?? state.posts[id: id] else { return [] }
  state.setLiked(!post.isLiked, id)
  return state.likes.toggle(id, to: !post.isLiked).map { [.setLiked($0, id)] } ?? []
case .likeSucceeded(let id):
  return state.likes.succeeded(id).map { [.setLiked($0, id)] } ?? []
case .likeFailed(_, .cancelled):
  break
case .likeFailed(let id, let error):
  if let confirmed = state.likes.failed(id) { state.setLiked(confirmed, id) }
  state.notice = Notice(.like, error) ?? state.notice
