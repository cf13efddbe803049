import LabDomain

/// Liking, as agreed with the team of the search, whose screen will embed it.
nonisolated struct LikesState: Equatable {
  var liked: Set<Post.ID> = []
  var notice: Notice?
}

nonisolated enum LikesIntent: Equatable {
  case tapped(Post.ID)

  /// Sent by effects, with the error if there was one.
  case answered(Post.ID, DomainError?)
}

nonisolated enum LikesReducer {
  static func reduce(into state: inout LikesState, _ intent: LikesIntent) -> [LikesEffect] {
    []  // Every screen still does this by itself.
  }
}

/// A request to like or unlike a post.
nonisolated struct LikesEffect: Equatable {
  let isLiked: Bool
  let id: Post.ID

  /// Sends this, and returns the server's error.
  func error(from repository: any FeedRepository) async -> DomainError? {
    do { try await repository.setLiked(isLiked, post: id) } catch { return error }
    return nil
  }
}
