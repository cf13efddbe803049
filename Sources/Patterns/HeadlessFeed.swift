import LabDomain

/// The store behind a feed, driven and read without a screen.
public struct HeadlessFeed {
  private let toggle: @MainActor (Post) -> Void
  /// Types a draft.
  public let type: @MainActor (String) -> Void
  /// Publishes the draft.
  public let publish: @MainActor () -> Void
  /// Loads the first page, and returns when it is in the state.
  public let refresh: @MainActor () async -> Void
  /// Returns the posts that the screen shows, read as a view reads them, so that observation sees it.
  public let posts: @MainActor () -> [Post]
  /// Returns the draft.
  public let draft: @MainActor () -> String

  /// Likes a post, or unlikes it; does nothing if it is not shown.
  public func like(_ id: Post.ID) {
    if let post = post(id) { toggle(post) }
  }

  /// Finds the post as the screen shows it, by bisection. Keeps no other, so that a like copies none.
  private func post(_ id: Post.ID) -> Post? {
    let posts = posts()
    return posts.index(ofNewestFirst: id).map { posts[$0] }
  }

  /// Creates a feed from a store's user actions and its content.
  public init(
    like: @escaping @MainActor (Post) -> Void, type: @escaping @MainActor (String) -> Void,
    publish: @escaping @MainActor () -> Void, refresh: @escaping @MainActor () async -> Void,
    posts: @escaping @MainActor () -> [Post], draft: @escaping @MainActor () -> String
  ) {
    (toggle, self.type, self.publish) = (like, type, publish)
    (self.refresh, self.posts, self.draft) = (refresh, posts, draft)
  }
}
