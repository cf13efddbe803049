import LabDomain
import LabFields

nonisolated package struct FeedState: Equatable {
  package var phase = LoadPhase.loading
  package var posts: Posts = []
  package var paging = Paging.end
  package var found: FoundPosts?
  package var isLikedOnly = false
  package var query = ""
  package var notice: Notice?
  package var message: Message?
  package var isPublishing = false
  package var isComposing = false
  package var draft = ""

  package var isRefreshing = false
  package var isLeaving = false

  package init() {}
}

nonisolated extension StateReading where State == FeedState {
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

nonisolated extension Draft where State == FeedState {
  mutating func show(_ page: Page<Post>) {
    self.posts = Posts(page.items)
    if self.found != nil { self.found?.posts.update(page.items) }
    self.paging = Paging(next: page.next)
    self.phase = .loaded
  }

  mutating func append(_ page: Page<Post>) {
    self.posts.append(page.items)
    if self.found != nil { self.found?.posts.update(page.items) }
    self.paging = Paging(next: page.next)
  }

  /// Changes a post in the feed and in the search result.
  mutating func setLiked(_ like: LikeChange) {
    self.posts.setLiked(like.isLiked, like.id)
    if self.found != nil { self.found?.posts.setLiked(like.isLiked, like.id) }
  }

  mutating func show(_ found: FoundPosts) {
    self.found = found
    self.posts.update(found.posts)
  }
}
