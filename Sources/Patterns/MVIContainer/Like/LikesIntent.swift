import LabDomain

/// Liking on all screens of an app, so that a request outlives the screen of its tap.
package final class LikesIntent {
  private weak var model: (any LikesModelActions)?

  /// What the intents of the screens pass on to their models.
  package var changes: Observers<LikeChange>.List { observers.list }

  private var pending = PendingLikes()
  private let observers = Observers<LikeChange>()
  private let tasks = TaskBag()
  private let useCases: UseCases

  package init(model: any LikesModelActions, useCases: UseCases) {
    self.model = model
    self.useCases = useCases
  }

  /// Returns posts from the server with the pending likes applied.
  package func shown(in posts: [Post]) -> [Post] {
    pending.shown(in: posts)
  }
}

extension LikesIntent: LikesIntentProtocol {
  package func tapped(_ post: Post) {
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
    model?.displayAlert(error)
  }

  package func noticeDismissed() {
    model?.hideAlert()
  }
}
