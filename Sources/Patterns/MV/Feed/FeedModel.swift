import Domain

struct FeedModel {
  var phase = LoadPhase.loading
  var posts: [Post] = []
  var paging = Paging.end
  var notice: Notice?
  var isPublishing = false
  var draft = "" {
    didSet {
      if draft.count > PostRule.limit { draft = PostRule.accept(draft) }
    }
  }

  var canPublish: Bool {
    !isPublishing && PostRule.canPublish(draft)
  }

  var likes = PendingLikes()
  var isRefreshing = false

  mutating func show(_ page: Page<Post>) {
    posts = likes.shown(in: page.items)
    paging = Paging(next: page.next)
    phase = .loaded
  }
}
