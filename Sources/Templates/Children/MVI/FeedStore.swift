import LabContract
import LabDomain
import LabFields

nonisolated struct FeedState: Equatable {
  var posts: Posts
}

nonisolated enum FeedIntent: Equatable, Sendable {
  // Put out by the child.
  case likeChanged(LikeChange)
}

nonisolated enum FeedReducer {
  static func reduce(
    into state: inout Draft<FeedState>, _ intent: FeedIntent
  ) -> [FeedStore.Command] {
    switch intent {
    case .likeChanged(let like):
      state.posts.setLiked(like.isLiked, like.id)
    }
    return []
  }
}

nonisolated enum FeedEffect: StoreEffect {
  var id: Never? { nil }
}

typealias FeedStore = Store<FeedState, FeedIntent, FeedEffect>

extension FeedStore {
  convenience init(_ posts: [Post], template: TemplateStore, environment: AppEnvironment) {
    self.init(
      FeedState(posts: Posts(template.shown(in: posts))), router: environment.router,
      reduce: FeedReducer.reduce, handle: { _, _ in })
    template.outputs.add(self) { [weak self] in self?.send(.likeChanged($0)) }
  }
}
