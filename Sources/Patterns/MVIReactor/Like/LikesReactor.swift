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
  package let changes = Subject<LikeChange>()

  package let initialState = State()
  package private(set) lazy var pipeline = Pipeline(of: self)
  private let useCases: UseCases

  package init(useCases: UseCases) {
    self.useCases = useCases
  }

  package func mutate(action: Action) -> Stream<Mutation> {
    switch action {
    case .tapped(let post):
      let isLiked = !currentState.pending.isLiked(post)
      let isSending = currentState.pending.request(for: post.id) != nil
      changes.send(LikeChange(isLiked, post.id))
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

  /// Sends a like; `nil` sends none. The answer decides what follows: the next one, or a rollback.
  private func send(_ isLiked: Bool?, of id: Post.ID) -> Stream<Mutation> {
    guard let isLiked else { return .empty }
    let answer = Stream<Result<Void, DomainError>> { [useCases] send in
      do throws(DomainError) {
        send(.success(try await useCases.toggleLike(id, to: isLiked)))
      } catch {
        send(.failure(error))
      }
    }
    return answer.flatMap { [weak self] answer in
      guard let self else { return .empty }
      var pending = currentState.pending
      switch answer {
      case .success:
        let next = pending.succeeded(id)
        return .concat(.just(.succeeded(id)), send(next, of: id))
      case .failure(let error):
        if let confirmed = pending.failed(id) { changes.send(LikeChange(confirmed, id)) }
        return .just(.failed(id, error))
      }
    }
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
