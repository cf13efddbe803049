import LabDomain
import LabTracepoints
import Observation

/// Liking on all screens of an app, so that a request outlives the screen of its tap.
@Observable
package class LikesModel: TracedObject {
  package var notice: Notice?

  /// The latest like value of each tapped post, by a tap or a newer answer, which each screen follows.
  package private(set) var liked: [Post.ID: Bool] = [:]

  @ObservationIgnored private var pending = PendingLikes()
  private let tasks = TaskBag()
  private let useCases: UseCases

  package init(useCases: UseCases) {
    self.useCases = useCases
  }

  package func setLiked(_ isLiked: Bool, _ id: Post.ID) {
    let request = pending.toggle(id, to: isLiked)
    liked[id] = isLiked
    if let request { send(request, id) }
  }

  private func send(_ isLiked: Bool, _ id: Post.ID) {
    tasks.start { [weak self, useCases] in
      do throws(DomainError) {
        try await useCases.toggleLike(id, to: isLiked)
        self?.succeeded(id)
      } catch {
        self?.failed(id, error)
      }
    }
  }

  private func succeeded(_ id: Post.ID) {
    if let request = pending.succeeded(id) { send(request, id) }
  }

  private func failed(_ id: Post.ID, _ error: DomainError) {
    if let confirmed = pending.failed(id) { liked[id] = confirmed }
    notice = Notice(.like, error) ?? notice
  }

  /// Returns posts from the server with the pending likes applied, and updates `liked` from the rest.
  package func received(_ posts: [Post]) -> [Post] {
    let posts = pending.shown(in: posts)
    for post in posts where liked[post.id] == !post.isLiked { liked[post.id] = post.isLiked }
    return posts
  }
}
