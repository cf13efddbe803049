import LabDomain

/// Liking, as agreed with the team of the search, whose screen will embed it.
nonisolated struct LikesState: Equatable {
  var liked: Set<Post.ID> = []
  var sending: Set<Post.ID> = []
  var notice: Notice?
}

nonisolated enum LikesIntent: Equatable {
  case tapped(Post.ID)

  /// Sent by effects, with the error if there was one.
  case answered(Post.ID, DomainError?)
}

nonisolated enum LikesReducer {
  static func reduce(into state: inout LikesState, _ intent: LikesIntent) -> [LikesEffect] {
    switch intent {
    case .tapped(let id):
      // One request for each post at a time: an answer then belongs to the last tap.
      guard state.sending.insert(id).inserted else { return [] }
      state.liked.formSymmetricDifference([id])
      return [LikesEffect(isLiked: state.liked.contains(id), id: id)]
    case .answered(let id, let error):
      state.sending.remove(id)
      guard let error else { return [] }
      state.liked.formSymmetricDifference([id])
      state.notice = Notice(.like, error)
    }
    return []
  }
}

/// A request to like or unlike a post.
nonisolated struct LikesEffect: Equatable {
  let isLiked: Bool
  let id: Post.ID

  /// Sends this, and returns the server's answer as an intent.
  func answer(from repository: any FeedRepository) async -> LikesIntent {
    do { try await repository.setLiked(isLiked, post: id) } catch { return .answered(id, error) }
    return .answered(id, nil)
  }
}
