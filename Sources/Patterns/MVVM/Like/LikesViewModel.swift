import LabDomain
import LabTracepoints
import Observation

/// Liking on all screens of an app, so that a request outlives the screen of its tap.
@Observable
package class LikesViewModel: TracedObject {
  package var notice: Notice?

  /// What the view models of the screens change in their posts.
  package var changes: Observers<LikeChange>.List { observers.list }

  @ObservationIgnored private var pending = PendingLikes()
  private let observers = Observers<LikeChange>()
  private let tasks = TaskBag()
  private let useCases: UseCases

  package init(useCases: UseCases) {
    self.useCases = useCases
  }

  package func toggle(_ post: Post) {
    let isLiked = !pending.isLiked(post)
    let request = pending.toggle(post.id, to: isLiked)
    observers.send(LikeChange(isLiked, post.id))
    if let request { send(request, post.id) }
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
    if let confirmed = pending.failed(id) { observers.send(LikeChange(confirmed, id)) }
    notice = Notice(.like, error) ?? notice
  }

  /// Returns posts from the server with the pending likes applied.
  package func shown(in posts: [Post]) -> [Post] {
    pending.shown(in: posts)
  }
}
