import LabDomain

/// The posts of the feed and of a search, with the likes that the server has not confirmed yet.
nonisolated package struct FeedRows: Equatable, Sendable {
  package var posts: Posts = []
  package var found: FoundPosts?
  private var likes = PendingLikes()

  package init() {}

  /// Shows the first page in place of all rows.
  package mutating func show(_ page: Page<Post>) {
    let rows = likes.shown(in: page.items)
    posts = Posts(rows)
    found?.posts.update(rows)
  }

  package mutating func append(_ page: Page<Post>) {
    let rows = likes.shown(in: page.items)
    posts.append(rows)
    found?.posts.update(rows)
  }

  package mutating func show(_ found: FoundPosts) {
    let rows = likes.shown(in: found.posts)
    self.found = FoundPosts(query: found.query, posts: rows)
    posts.update(rows)
  }

  package mutating func rename(after profile: Profile) {
    posts.rename(after: profile)
    found?.posts.rename(after: profile)
  }

  /// Shows the like at once; returns the value to send, or `nil` while a request is in flight.
  @discardableResult
  package mutating func toggleLike(_ id: Post.ID) -> Bool? {
    guard let post = found?.posts[id: id] ?? posts[id: id] else { return nil }
    setLiked(!post.isLiked, id)
    return likes.toggle(id, to: !post.isLiked)
  }

  /// Returns the value of the request in flight, or `nil` if there is none.
  package func request(for id: Post.ID) -> Bool? {
    likes.request(for: id)
  }

  /// Ends a successful request; returns the value to send next, or `nil` if none is needed.
  @discardableResult
  package mutating func confirmLike(_ id: Post.ID) -> Bool? {
    likes.succeeded(id)
  }

  /// Ends a failed request, and shows the last confirmed value again.
  package mutating func rollBackLike(_ id: Post.ID) {
    if let confirmed = likes.failed(id) { setLiked(confirmed, id) }
  }

  /// Rolls back all likes, whose requests have been cancelled.
  package mutating func rollBackLikes() {
    for post in Array(posts) + Array(found?.posts ?? []) { rollBackLike(post.id) }
    likes = PendingLikes()
  }

  private mutating func setLiked(_ isLiked: Bool, _ id: Post.ID) {
    posts.setLiked(isLiked, id)
    found?.posts.setLiked(isLiked, id)
  }
}
