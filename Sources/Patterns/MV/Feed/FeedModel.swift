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

  package mutating func show(_ page: Page<Post>, with likes: PendingLikes) {
    let rows = likes.shown(in: page.items)
    posts = Posts(rows)
    found?.posts.update(rows)
    paging = Paging(next: page.next)
    phase = .loaded
  }

  mutating func append(_ page: Page<Post>, with likes: PendingLikes) {
    let rows = likes.shown(in: page.items)
    posts.append(rows)
    found?.posts.update(rows)
    paging = Paging(next: page.next)
  }

  /// Changes a post in the feed and in the search result.
  package mutating func setLiked(_ isLiked: Bool, _ id: Post.ID) {
    posts.setLiked(isLiked, id)
    found?.posts.setLiked(isLiked, id)
  }

  mutating func setLiked(_ likes: [Post.ID: Bool]) {
    posts.setLiked(likes)
    found?.posts.setLiked(likes)
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
    show(page, with: PendingLikes())
  }
}
