import LabDomain
import LabFields

extension FeedReactor {
  nonisolated package struct State: Equatable, Sendable {
    package var phase = LoadPhase.loading
    package var posts: Posts = []
    package var paging = Paging.end
    package var found: FoundPosts?
    package var isLikedOnly = false
    package var query = ""
    package var notice: Notice?
    package var messagePulse = Pulse<Message?>(wrappedValue: nil)
    package var isPublishing = false
    package var draft = ""

    package var likes = PendingLikes()
    package var isRefreshing = false
    package var isLeaving = false

    package init() {}
  }
}

nonisolated extension StateReading where State == FeedReactor.State {
  package var shown: [Post] {
    (self.found?.posts ?? self.posts).shown(likedOnly: self.isLikedOnly)
  }

  /// The paging of the shown rows; a search result is a single page.
  package var shownPaging: Paging {
    self.found == nil ? self.paging : .end
  }

  package var isNarrowed: Bool {
    self.found != nil || self.isLikedOnly
  }

  package var canPublish: Bool {
    !self.isPublishing && PostRule.canPublish(self.draft)
  }
}

nonisolated extension Draft where State == FeedReactor.State {
  /// Changes a post in the feed and in the search result.
  mutating func setLiked(_ isLiked: Bool, _ id: Post.ID) {
    self.posts.setLiked(isLiked, id)
    if self.found != nil { self.found?.posts.setLiked(isLiked, id) }
  }

  mutating func show(_ page: Page<Post>) {
    let rows = self.likes.shown(in: page.items)
    self.posts = Posts(rows)
    if self.found != nil { self.found?.posts.update(rows) }
    self.paging = Paging(next: page.next)
    self.phase = .loaded
  }

  mutating func append(_ page: Page<Post>) {
    let rows = self.likes.shown(in: page.items)
    self.posts.append(rows)
    if self.found != nil { self.found?.posts.update(rows) }
    self.paging = Paging(next: page.next)
  }

  mutating func show(_ found: FoundPosts) {
    let rows = self.likes.shown(in: found.posts)
    self.found = FoundPosts(query: found.query, posts: rows)
    self.posts.update(rows)
  }
}
