import LabDomain
import LabFields
import LabStreams

/// Liking on all screens of an app, so that a request outlives the screen of its tap.
package final class LikesReactor: Reactor {
  nonisolated package enum Action: Equatable, Sendable {
    case tapped(Post)
    case noticeDismissed
  }

  nonisolated package enum Mutation: Equatable, Sendable {
    case toggled(Post.ID, to: Bool)
    case succeeded(Post.ID)
    case failed(Post.ID, DomainError)
    case dismissNotice
  }

  nonisolated package struct State: Equatable, Sendable {
    package var notice: Notice?

    package var pending = PendingLikes()

    package init() {}
  }

  /// What the reactors of the screens merge into their mutations.
  package var changes: Stream<LikeChange> { subject.stream }

  package let initialState = State()
  package private(set) lazy var pipeline = Pipeline(of: self)
  private let subject = Subject<LikeChange>()
  private let useCases: UseCases

  package init(useCases: UseCases) {
    self.useCases = useCases
  }

  package func mutate(action: Action) -> Stream<Mutation> {
    switch action {
    case .tapped(let post):
      let isLiked = !currentState.pending.isLiked(post)
      let isSending = currentState.pending.request(for: post.id) != nil
      subject.send(LikeChange(isLiked, post.id))
      let toggled = Stream.just(Mutation.toggled(post.id, to: isLiked))
      return isSending ? toggled : .concat(toggled, send(isLiked, of: post.id))
    case .noticeDismissed:
      return .just(.dismissNotice)
    }
  }

  package func reduce(into state: inout Draft<State>, mutation: Mutation) {
    switch mutation {
    case .toggled(let id, let isLiked):
      _ = state.pending.toggle(id, to: isLiked)
    case .succeeded(let id):
      _ = state.pending.succeeded(id)
    case .failed(let id, let error):
      _ = state.pending.failed(id)
      state.notice = Notice(.like, error) ?? state.notice
    case .dismissNotice:
      state.notice = nil
    }
  }

  /// Sends a like, then what was tapped meanwhile; a failure shows the confirmed value again.
  private func send(_ isLiked: Bool, of id: Post.ID) -> Stream<Mutation> {
    Stream { [weak self, useCases] send in
      var request: Bool? = isLiked
      do throws(DomainError) {
        while let isLiked = request {
          try await useCases.toggleLike(id, to: isLiked)
          send(.succeeded(id))
          request = self?.currentState.pending.request(for: id)
        }
      } catch {
        self?.showConfirmed(id)
        send(.failed(id, error))
      }
    }
  }

  private func showConfirmed(_ id: Post.ID) {
    var pending = currentState.pending
    if let confirmed = pending.failed(id) { subject.send(LikeChange(confirmed, id)) }
  }

  /// Returns posts from the server with the pending likes applied.
  package func shown(in posts: [Post]) -> [Post] {
    currentState.pending.shown(in: posts)
  }

  /// Returns a page from the server with the pending likes applied.
  package func shown(in page: Page<Post>) -> Page<Post> {
    Page(items: shown(in: page.items), next: page.next)
  }
}
