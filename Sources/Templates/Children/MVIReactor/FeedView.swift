import LabComponents
import LabContract
import LabDomain
import LabFields
import LabStreams
import StageUI

/// A parent: shows the child for each post, and follows what it changes.
struct FeedView: View {
  let reactor: FeedReactor

  var body: some View {
    List {
      ForEach(reactor.currentState.posts) { TemplateButton(post: $0, template: reactor.template) }
    }
    .alert(reactor.template.currentState.notice) {
      reactor.template.action.send(.noticeDismissed)
    }
  }
}

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
    .merge(mutation, template.changes.map { .setLiked($0.isLiked, $0.id) })
  }

  func reduce(into state: inout Draft<State>, mutation: Mutation) {
    switch mutation {
    case .setLiked(let isLiked, let id):
      state.posts.setLiked(isLiked, id)
    }
  }
}

/// Returns what makes the parents of an app, which share one child.
func feeds(_ environment: AppEnvironment) -> ([Post]) -> FeedView {
  let template = TemplateReactor(useCases: environment.useCases)
  return { FeedView(reactor: FeedReactor($0, template: template)) }
}
