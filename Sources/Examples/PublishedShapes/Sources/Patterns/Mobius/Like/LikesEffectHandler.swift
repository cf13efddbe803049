import LabDomain
import LabStreams
import Screens

struct LikesEffectHandler: EffectHandler {
  let useCases: UseCases
  let confirmed: Subject<LikeChange>

  func handle(
    _ effect: LikesEffect, _ callback: EffectCallback<LikesEvent>
  ) -> (any Disposable)? {
    switch effect {
    case .send(let like):
      return callback.run { [useCases] in
        .answered(like, await Answer { try await useCases.toggleLike(like.id, to: like.isLiked) })
      }
    case .publish(let like):
      confirmed.send(like)
      return nil
    }
  }
}

/// The likes that the server has confirmed, for the loop of one screen. Those that it misses while it is
/// stopped arrive when it starts.
final class LikesEventSource<Event>: EventSource, Disposable {
  private var missed: [Event] = []
  private var consumer: ((Event) -> Void)?
  private var subscription: Subscription?

  init(_ confirmed: Subject<LikeChange>, _ event: @escaping (LikeChange) -> Event) {
    subscription = confirmed.stream.map(event).subscribe { [weak self] in self?.receive($0) }
  }

  private func receive(_ event: Event) {
    if let consumer { consumer(event) } else { missed.append(event) }
  }

  func subscribe(_ consumer: @escaping (Event) -> Void) -> any Disposable {
    self.consumer = consumer
    missed.forEach(consumer)
    missed = []
    return self
  }

  func dispose() { consumer = nil }
}
