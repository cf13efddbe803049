/// Likes shown before the server has confirmed them.
///
/// Each post has at most one request in flight. A tap meanwhile only changes the wanted value, and
/// the response decides what to send next: requests arrive in order, and the last tap wins.
public struct PendingLikes: Hashable, Sendable {
  private var pending: [Post.ID: PendingLike] = [:]

  /// Creates a state without requests in flight.
  public init() {}

  /// Notes what a tap wants; returns the value to send, or `nil` while a request is in flight.
  public mutating func toggle(_ id: Post.ID, to isLiked: Bool) -> Bool? {
    if pending[id] != nil {
      pending[id]?.wanted = isLiked
      return nil
    }
    pending[id] = PendingLike(confirmed: !isLiked, sent: isLiked, wanted: isLiked)
    return isLiked
  }

  /// Whether no request is in flight.
  public var isEmpty: Bool { pending.isEmpty }

  /// Returns the value of the request in flight, or `nil` if there is none.
  public func request(for id: Post.ID) -> Bool? {
    pending[id]?.sent
  }

  /// Ends a successful request; returns the value to send next, or `nil` if none is needed.
  public mutating func succeeded(_ id: Post.ID) -> Bool? {
    guard let like = pending[id] else { return nil }
    guard like.wanted != like.sent else {
      pending[id] = nil
      return nil
    }
    pending[id] = PendingLike(confirmed: like.sent, sent: like.wanted, wanted: like.wanted)
    return like.wanted
  }

  /// Ends a failed request; returns the last confirmed value, to be shown again.
  public mutating func failed(_ id: Post.ID) -> Bool? {
    pending.removeValue(forKey: id)?.confirmed
  }

  /// Ends all requests; returns the last confirmed values, to be shown again.
  public mutating func cancelAll() -> [Post.ID: Bool] {
    defer { pending = [:] }
    return pending.mapValues(\.confirmed)
  }

  /// Returns posts from the server with the pending likes applied.
  public func shown(in posts: some Sequence<Post>) -> [Post] {
    guard !pending.isEmpty else { return Array(posts) }
    return posts.map { post in
      var post = post
      if let like = pending[post.id] { post.isLiked = like.wanted }
      return post
    }
  }
}

private struct PendingLike: Hashable, Sendable {
  let confirmed: Bool
  let sent: Bool
  var wanted: Bool
}
