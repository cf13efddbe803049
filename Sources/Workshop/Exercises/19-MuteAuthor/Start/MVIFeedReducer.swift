import LabDomain

nonisolated enum MVIFeedReducer {
  static func reduce(into state: inout MVIFeedState, _ intent: MVIFeedIntent) {
    switch intent {
    case .likedOnlyChanged(let isLikedOnly):
      state.isLikedOnly = isLikedOnly
    case .likeTapped(let id):
      guard let post = state.posts[id: id] else { return }
      state.posts.setLiked(!post.isLiked, id)
    case .refreshed(let page):
      state.posts = page
    }
  }
}
