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
    let taps = inputs.tapped.stream.withLatestFrom(pending) { post, pending in
      LikeEvent.tapped(post.id, isLiked: !pending.isLiked(post))
    }
    let ends = sendLike.ends.map { $1 == nil ? LikeEvent.failed($0.id) : .succeeded($0.id) }
    let changes = pending.scanMap(taps, ends) {
      pending, event -> (id: Post.ID, shown: Bool?, requested: Bool?) in
      switch event {
      case .tapped(let id, let isLiked): (id, isLiked, pending.toggle(id, to: isLiked))
      case .succeeded(let id): (id, nil, pending.succeeded(id))
      case .failed(let id): (id, pending.failed(id), nil)
      }
    }
    outputs = LikesOutputs(
      changes: changes.compactMap { id, shown, _ in shown.map { LikeChange($0, id) } },
      pending: pending, notice: notice)

    let requests = changes.compactMap { id, _, requested in requested.map { Like(id, $0) } }
    sendLike.run(on: requests) { like async throws(DomainError) in
      try await useCases.toggleLike(like.id, to: like.isLiked)
    }
    notice.receive(
      sendLike.errors.compactMap { Notice(.like, $0) }, inputs.noticeDismissed.stream.map { nil })
  }
}

/// What changes the pending likes.
private enum LikeEvent {
  case tapped(Post.ID, isLiked: Bool)
  case succeeded(Post.ID)
  case failed(Post.ID)
}
