/// The likes that are shown before the server has confirmed them.
///
/// For each post one request is under way at a time. A tap meanwhile changes what is wanted, and the
/// answer says what to send next: so requests arrive in order, and the last tap wins.
package struct PendingLikes: Equatable, Sendable {
  private var pending: [Post.ID: PendingLike] = [:]

  package init() {}

  /// Shows the other like at once; returns what to send, or `nil` while a request is under way.
  package mutating func toggle(_ post: inout Post) -> Bool? {
    let confirmed = post.isLiked
    post.isLiked.toggle()
    if pending[post.id] != nil {
      pending[post.id]?.wanted = post.isLiked
      return nil
    }
    pending[post.id] = PendingLike(confirmed: confirmed, sent: !confirmed, wanted: !confirmed)
    return post.isLiked
  }

  /// What the server is asked for and has not answered, or `nil` when no request is under way.
  package func request(for id: Post.ID) -> Bool? {
    pending[id]?.sent
  }

  /// Takes in that a request succeeded; returns what to send next, or `nil` when all is settled.
  package mutating func succeeded(_ id: Post.ID) -> Bool? {
    guard let like = pending[id] else { return nil }
    guard like.wanted != like.sent else {
      pending[id] = nil
      return nil
    }
    pending[id] = PendingLike(confirmed: like.sent, sent: like.wanted, wanted: like.wanted)
    return like.wanted
  }

  /// Takes in that a request failed; returns what the server last confirmed, to be shown again.
  package mutating func failed(_ id: Post.ID) -> Bool? {
    pending.removeValue(forKey: id)?.confirmed
  }

  /// Rows fresh from the server, with what the person wants meanwhile.
  package func shown(in posts: [Post]) -> [Post] {
    guard !pending.isEmpty else { return posts }
    return posts.map { post in
      var post = post
      if let like = pending[post.id] { post.isLiked = like.wanted }
      return post
    }
  }
}

private struct PendingLike: Equatable, Sendable {
  let confirmed: Bool
  let sent: Bool
  var wanted: Bool
}
