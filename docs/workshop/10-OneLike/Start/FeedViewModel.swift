import LabDomain
import Observation

@Observable
final class FeedViewModel {
  private(set) var posts: Posts
  private var pending = PendingLikes()
  private let repository: any FeedRepository

  init(posts: Posts, repository: any FeedRepository) {
    (self.posts, self.repository) = (posts, repository)
  }

  func toggleLike(_ post: Post) {
    let isLiked = !pending.isLiked(post)
    posts.setLiked(isLiked, post.id)
    if let request = pending.toggle(post.id, to: isLiked) { Task { await send(request, post.id) } }
  }

  private func send(_ isLiked: Bool, _ id: Post.ID) async {
    do {
      try await repository.setLiked(isLiked, post: id)
      if let request = pending.succeeded(id) { await send(request, id) }
    } catch {
      if let confirmed = pending.failed(id) { posts.setLiked(confirmed, id) }
    }
  }

  func refresh() async {
    guard let page = try? await repository.page(after: nil) else { return }
    posts = Posts(pending.shown(in: page.items))
  }
}
