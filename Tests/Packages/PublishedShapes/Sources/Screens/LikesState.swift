import LabDomain

/// What a person does with a like.
nonisolated package enum LikeAct: Equatable, Sendable {
  case likeTapped(Post)
  case noticeDismissed
}

/// The answer to a like.
nonisolated package enum LikeAnswer: Sendable {
  case liked(LikeChange, Answer<Void>)
}

/// The likes of all screens that the server has not confirmed yet, and the alert of one that failed.
///
/// Screens keep their posts as confirmed, and show them with these likes applied. So a like that fails is
/// undone everywhere when it ends here; one that succeeds must reach the posts of each screen.
nonisolated package struct LikesState: Equatable, Sendable {
  private var pending = PendingLikes()
  package var notice: Notice?

  package init() {}

  /// Notes a tap; returns the like to send, or `nil` while a request is in flight.
  @discardableResult
  package mutating func toggle(_ post: Post) -> LikeChange? {
    pending.toggle(post.id, to: !pending.isLiked(post)).map { LikeChange($0, post.id) }
  }

  /// Returns the like in flight, or `nil` if there is none.
  package func request(for id: Post.ID) -> LikeChange? {
    pending.request(for: id).map { LikeChange($0, id) }
  }

  /// Ends a request; returns the like to send next, if any.
  @discardableResult
  package mutating func end(_ like: LikeChange, _ answer: Answer<Void>) -> LikeChange? {
    switch answer {
    case .success:
      return pending.succeeded(like.id).map { LikeChange($0, like.id) }
    case .failure(let error):
      _ = pending.failed(like.id)
      notice = Notice(.like, error) ?? notice
      return nil
    }
  }

  /// Returns posts with the pending likes applied.
  package func shown(in posts: Posts) -> [Post] {
    pending.isEmpty ? posts.shown(likedOnly: false) : pending.shown(in: posts)
  }
}
