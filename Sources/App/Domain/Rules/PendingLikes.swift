/// Likes shown before the server has confirmed them.
///
/// Each post has at most one request in flight. A tap meanwhile only changes the wanted value, and
/// the response decides what to send next: requests arrive in order, and the last tap wins.
public struct PendingLikes: Hashable, Sendable {
  private var likes: [Post.ID: PendingLike] = [:]

  /// Creates a state without requests in flight.
  public init() {}

  /// Whether no request is in flight.
  public var isEmpty: Bool { likes.isEmpty }

  /// Returns whether the user likes the post: the last tap decides, or else the post.
  public func isLiked(_ post: Post) -> Bool {
    likes[post.id]?.wanted ?? post.isLiked
  }

  /// Notes what a tap wants; returns the value to send, or `nil` while a request is in flight.
  public mutating func toggle(_ id: Post.ID, to isLiked: Bool) -> Bool? {
    if likes[id] != nil {
      likes[id]?.wanted = isLiked
      return nil
    }
    likes[id] = PendingLike(confirmed: !isLiked, sent: isLiked, wanted: isLiked)
    return isLiked
  }

  /// Returns the value of the request in flight, or `nil` if there is none.
  public func request(for id: Post.ID) -> Bool? {
    likes[id]?.sent
  }

  /// Ends a successful request; returns the value to send next, or `nil` if none is needed.
  public mutating func succeeded(_ id: Post.ID) -> Bool? {
    guard let like = likes[id] else { return nil }
    guard like.wanted != like.sent else {
      likes[id] = nil
      return nil
    }
    likes[id] = PendingLike(confirmed: like.sent, sent: like.wanted, wanted: like.wanted)
    return like.wanted
  }

  /// Ends a failed request; returns the last confirmed value, to be shown again.
  public mutating func failed(_ id: Post.ID) -> Bool? {
    likes.removeValue(forKey: id)?.confirmed
  }

  /// Returns posts from the server with the pending likes applied.
  public func shown(in posts: some Sequence<Post>) -> [Post] {
    guard !likes.isEmpty else { return Array(posts) }
    return posts.map { post in
      var post = post
      if let like = likes[post.id] { post.isLiked = like.wanted }
      return post
    }
  }
}

/// Whether one post is shown as liked from now on.
public struct LikeChange: Hashable, Sendable {
  /// The post.
  public let id: Post.ID
  /// Whether it is shown as liked.
  public let isLiked: Bool

  /// Creates the change of one post.
  public init(_ isLiked: Bool, _ id: Post.ID) {
    (self.id, self.isLiked) = (id, isLiked)
  }
}

extension LikeChange: CustomStringConvertible {
  /// As in `liked 50`.
  public var description: String { "\(isLiked ? "liked" : "unliked") \(id)" }
}

private struct PendingLike: Hashable, Sendable {
  let confirmed: Bool
  let sent: Bool
  var wanted: Bool
}
