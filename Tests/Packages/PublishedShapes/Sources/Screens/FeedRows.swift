import LabDomain

/// The posts of the feed and of a search, without the likes that the server has not confirmed yet.
nonisolated package struct FeedRows: Equatable, Sendable {
  package var posts: Posts = []
  package var found: FoundPosts?

  package init() {}

  /// Shows the first page in place of all rows.
  package mutating func show(_ page: Page<Post>) {
    posts = Posts(page.items)
    found?.posts.update(page.items)
  }

  package mutating func append(_ page: Page<Post>) {
    posts.append(page.items)
    found?.posts.update(page.items)
  }

  package mutating func show(_ found: FoundPosts) {
    self.found = found
    posts.update(found.posts)
  }

  package mutating func rename(after profile: Profile) {
    posts.rename(after: profile)
    found?.posts.rename(after: profile)
  }

  /// Keeps a like that the server has confirmed.
  package mutating func confirm(_ like: LikeChange) {
    posts.setLiked(like.isLiked, like.id)
    found?.posts.setLiked(like.isLiked, like.id)
  }
}
