import LabDomain
import Observation

@Observable
final class MVVMFeedViewModel {
  private(set) var posts: Posts
  private(set) var muted: Set<User.ID> = []
  var isLikedOnly = false

  var shown: [Post] {
    posts.shown(likedOnly: isLikedOnly).filter { !muted.contains($0.author) }
  }

  init(posts: Posts) {
    self.posts = posts
  }

  /// Shows a page that was loaded again.
  func refresh(with page: Posts) {
    posts = page
  }

  func toggleLike(_ id: Post.ID) {
    guard let post = posts[id: id] else { return }
    posts.setLiked(!post.isLiked, id)
  }

  func mute(_ author: User.ID) {
    muted.insert(author)
  }

  func unmuteAll() {
    muted = []
  }
}
