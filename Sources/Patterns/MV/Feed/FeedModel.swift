import LabDomain

package struct FeedModel: Equatable {
  package var phase = LoadPhase.loading
  package var posts: Posts = []
  package var paging = Paging.end
  package var found: FoundPosts?
  package var isLikedOnly = false
  package var query = "" {
    didSet { if SearchRule.query(query) == nil { found = nil } }
  }
  package var notice: Notice?
  package var message: Message?

  package var shown: [Post] {
    (found?.posts ?? posts).shown(likedOnly: isLikedOnly)
  }

  /// The paging of the shown rows; a search result is a single page.
  var shownPaging: Paging {
    found == nil ? paging : .end
  }

  var isNarrowed: Bool {
    found != nil || isLikedOnly
  }

  /// Whether a post is liked, in the feed and in the search result.
  package subscript(isLiked id: Post.ID) -> Bool {
    get { (found?.posts[id: id] ?? posts[id: id])?.isLiked == true }
    set {
      posts.setLiked(newValue, id)
      found?.posts.setLiked(newValue, id)
    }
  }

  package mutating func show(_ rows: [Post], next: Cursor?) {
    posts = Posts(rows)
    found?.posts.update(rows)
    paging = Paging(next: next)
    phase = .loaded
  }

  mutating func append(_ rows: [Post], next: Cursor?) {
    posts.append(rows)
    found?.posts.update(rows)
    paging = Paging(next: next)
  }

  /// Changes posts, and copies none that are so already.
  package mutating func show(_ liked: [Post.ID: Bool]) {
    for (id, isLiked) in liked where self[isLiked: id] != isLiked { self[isLiked: id] = isLiked }
  }
}

/// A post that is being written.
package struct FeedDraft: Equatable {
  package var text = "" {
    didSet { text = PostRule.accept(text) }
  }

  package var canPublish: Bool {
    PostRule.canPublish(text)
  }

  package init() {}
}

extension FeedModel {
  /// Creates a feed that shows a page.
  package init(_ page: Page<Post>) {
    self.init()
    show(page.items, next: page.next)
  }
}
