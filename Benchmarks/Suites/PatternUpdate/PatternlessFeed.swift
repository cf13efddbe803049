import LabDomain
import LabPatterns
import Observation

/// What every pattern does on a like, a typed text and a new post, in one class.
@MainActor
@Observable
package final class PatternlessFeed {
  nonisolated package static let name = "no pattern"

  private var posts: Posts = []
  private var found: FoundPosts?
  private var isLikedOnly = false
  private var notice: Notice?
  private var draft = ""
  private var isPublishing = false
  @ObservationIgnored private var likes = PendingLikes()
  private let tasks = TaskBag()
  private let useCases: UseCases

  init(_ useCases: UseCases) { self.useCases = useCases }

  var headless: HeadlessFeed {
    HeadlessFeed(
      like: { self.like($0.id) }, type: { self.draft = PostRule.accept($0) }, publish: publish,
      refresh: refresh,
      posts: { (self.found?.posts ?? self.posts).shown(likedOnly: self.isLikedOnly) },
      draft: { self.draft })
  }

  private func like(_ id: Post.ID) {
    guard let post = found?.posts[id: id] ?? posts[id: id] else { return }
    setLiked(!post.isLiked, id)
    guard let request = likes.toggle(id, to: !post.isLiked) else { return }
    tasks.start { [self] in await send(request, id) }
  }

  private func send(_ isLiked: Bool, _ id: Post.ID) async {
    var request: Bool? = isLiked
    do {
      while let isLiked = request {
        try await useCases.toggleLike(id, to: isLiked)
        request = likes.succeeded(id)
      }
    } catch {
      if let confirmed = likes.failed(id) { setLiked(confirmed, id) }
      notice = Notice(.like, error) ?? notice
    }
  }

  private func setLiked(_ isLiked: Bool, _ id: Post.ID) {
    posts.setLiked(isLiked, id)
    found?.posts.setLiked(isLiked, id)
  }

  private func publish() {
    guard !isPublishing, PostRule.canPublish(draft) else { return }
    isPublishing = true
    let draft = draft
    tasks.start { [self] in
      if let post = try? await useCases.publishPost(draft) {
        posts.putOnTop(post)
        self.draft = ""
      }
      isPublishing = false
    }
  }

  private func refresh() async {
    if let page = try? await useCases.loadFeedPage() { posts = Posts(page.items) }
  }
}
