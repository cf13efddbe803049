import LabDomain
import LabTracepoints
import Observation

/// Liking on all screens of an app, so that a request outlives the screen of its tap.
@Observable
package class LikesModel: TracedObject {
  package var notice: Notice?

  /// What has changed since the app started, oldest first. Each screen makes each change once, so an
  /// older change undoes no newer answer.
  package private(set) var changes: [LikeChange] = []

  @ObservationIgnored private var pending = PendingLikes()
  private let tasks = TaskBag()
  private let useCases: UseCases

  package init(useCases: UseCases) {
    self.useCases = useCases
  }

  package func setLiked(_ isLiked: Bool, _ id: Post.ID) {
    let request = pending.toggle(id, to: isLiked)
    changes.append(LikeChange(isLiked, id))
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
    if let confirmed = pending.failed(id) { changes.append(LikeChange(confirmed, id)) }
    notice = Notice(.like, error) ?? notice
  }

  /// Returns posts from the server with the pending likes applied.
  package func shown(in posts: [Post]) -> [Post] {
    pending.shown(in: posts)
  }
}
