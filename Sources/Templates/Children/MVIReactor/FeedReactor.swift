import LabDomain
import LabFields
import LabStreams

final class FeedReactor: Reactor {
  typealias Action = Never

  nonisolated enum Mutation: Equatable, Sendable {
    case setLiked(Bool, Post.ID)
  }

  nonisolated struct State: Equatable, Sendable {
    var posts: Posts
  }

  let initialState: State
  private(set) lazy var pipeline = Pipeline(of: self)
  let template: TemplateReactor

  init(_ posts: [Post], template: TemplateReactor) {
    initialState = State(posts: Posts(template.shown(in: posts)))
    self.template = template
    _ = action  // Starts the reactor.
  }

  func mutate(action: Never) -> Stream<Mutation> {}

  /// Merges in what the child changes, for as long as the reactor lives.
  func transform(mutation: Stream<Mutation>) -> Stream<Mutation> {
    .merge(mutation, template.changes.stream.map { .setLiked($0.isLiked, $0.id) })
  }

  func reduce(into state: inout Draft<State>, mutation: Mutation) {
    switch mutation {
    case .setLiked(let isLiked, let id):
      state.posts.setLiked(isLiked, id)
    }
  }
}
