import Domain

struct FeedModel {
  var phase = LoadPhase.loading
  var posts: [Post] = []
  var paging = Paging.end
  var notice: Notice?
  var isPublishing = false
  var draft = "" {
    didSet { draft = PostRule.accept(draft) }
  }

  var canPublish: Bool {
    !isPublishing && PostRule.canPublish(draft)
  }
}
