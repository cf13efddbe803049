/// The request for a page of the feed.
public struct LoadFeedPage: Sendable {
  let repository: any FeedRepository
  let changes: RecentChanges

  /// Returns the page after `cursor`, or the first one, with what was confirmed since the request.
  public func callAsFunction(after cursor: Cursor? = nil) async throws(DomainError) -> Page<Post> {
    try await changes.applied { () async throws(DomainError) in
      try await repository.page(after: cursor)
    } _: { change, page in
      if cursor == nil { change.addPost(to: &page.items) }
      change.apply(to: &page.items)
    }
  }
}

/// The request to like or unlike a post.
public struct ToggleLike: Sendable {
  let repository: any FeedRepository
  let changes: RecentChanges

  /// Sends one like or unlike; `PendingLikes` decides when to send the next.
  public func callAsFunction(_ post: Post.ID, to isLiked: Bool) async throws(DomainError) {
    try await answer { () async throws(DomainError) in
      try await repository.setLiked(isLiked, post: post)
    }
    changes.note(.liked(isLiked, post))
  }
}

/// The request to publish a post.
public struct PublishPost: Sendable {
  let repository: any FeedRepository
  let changes: RecentChanges

  /// Returns the published post, as the feed shows it, with what was confirmed since the request.
  public func callAsFunction(_ text: String) async throws(DomainError) -> Post {
    let post = try await changes.applied { () async throws(DomainError) in
      try await repository.publish(text)
    } _: { change, post in
      change.apply(to: &post)
    }
    changes.note(.published(post))
    return post
  }
}

/// The search for posts by text or author.
public struct SearchPosts: Sendable {
  let repository: any FeedRepository
  let changes: RecentChanges

  /// Returns all posts whose text or author contains `query`, newest first.
  public func callAsFunction(_ query: String) async throws(DomainError) -> [Post] {
    try await changes.applied { () async throws(DomainError) in
      try await repository.search(query)
    } _: { change, posts in
      change.apply(to: &posts)
    }
  }
}
