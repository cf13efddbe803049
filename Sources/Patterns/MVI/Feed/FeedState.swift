import Domain

nonisolated package struct FeedState: Equatable {
  package var phase = LoadPhase.loading
  package var posts: [Post] = []
  package var paging = Paging.end
  package var notice: Notice?
  package var isPublishing = false
  package var draft = ""

  package var canPublish: Bool {
    !isPublishing && PostRule.canPublish(draft)
  }

  package var likes = PendingLikes()
  package var isRefreshing = false

  package init() {}

  mutating func show(_ page: Page<Post>) {
    posts = likes.shown(in: page.items)
    paging = Paging(next: page.next)
    phase = .loaded
  }
}
