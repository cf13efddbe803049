import LabDomain
import LabStreams

/// Liking on all screens of an app, so that a request outlives the screen of its tap.
package final class LikesViewModel {
  private typealias Like = (id: Post.ID, isLiked: Bool)

  package let inputs = LikesInputs()
  package let outputs: LikesOutputs

  private let pending = Relay(PendingLikes())
  private let notice = Relay<Notice?>(nil)

  private let sendLike = Request<Like, Void>()

  package init(useCases: UseCases) {
    let taps = inputs.tapped.stream.map(LikeEvent.tapped)
    let ends = sendLike.ends.map { $1 == nil ? LikeEvent.failed($0.id) : .succeeded($0.id) }
    let steps = pending.scanMap(taps, ends) { pending, event -> Step in
      switch event {
      case .tapped(let post):
        let isLiked = !pending.isLiked(post)
        return Step(post.id, shown: isLiked, requested: pending.toggle(post.id, to: isLiked))
      case .succeeded(let id): return Step(id, shown: nil, requested: pending.succeeded(id))
      case .failed(let id): return Step(id, shown: pending.failed(id), requested: nil)
      }
    }
    outputs = LikesOutputs(
      changes: steps.compactMap { step in step.shown.map { LikeChange($0, step.id) } },
      pending: pending, notice: notice)

    let requests = steps.compactMap { step in step.requested.map { Like(step.id, $0) } }
    sendLike.run(on: requests) { like async throws(DomainError) in
      try await useCases.toggleLike(like.id, to: like.isLiked)
    }
    notice.receive(
      sendLike.errors.compactMap { Notice(.like, $0) }, inputs.noticeDismissed.stream.map { nil })
  }
}

/// What changes the pending likes.
private enum LikeEvent {
  case tapped(Post)
  case succeeded(Post.ID)
  case failed(Post.ID)
}

/// What an event shows in the rows, and what it requests.
private struct Step {
  let id: Post.ID
  let shown: Bool?
  let requested: Bool?

  init(_ id: Post.ID, shown: Bool?, requested: Bool?) {
    (self.id, self.shown, self.requested) = (id, shown, requested)
  }
}
