import LabComponents
import LabContract
import LabDomain
import LabFields
import StageUI

/// A parent: shows the child for each post, and follows what it changes.
struct FeedView: View {
  let store: FeedStore
  let template: TemplateStore

  var body: some View {
    List {
      ForEach(store.posts) { TemplateButton(post: $0, template: template) }
    }
    .alert(template.notice) { template.send(.noticeDismissed) }
  }
}

nonisolated struct FeedState: Equatable {
  var posts: Posts
}

nonisolated enum FeedIntent: StoreIntent {
  case view(Never)

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
      FeedState(posts: Posts(template.shown(in: posts))), reduce: FeedReducer.reduce,
      handle: { _, _ in },
      subscribe: { store, receive in
        template.outputs.add(store) { receive(.likeChanged($0)) }
      })
  }
}

/// Returns what makes the parents of an app, which share one child.
func feeds(_ environment: AppEnvironment) -> ([Post]) -> FeedView {
  let template = TemplateStore(environment: environment)
  return { posts in
    let store = FeedStore(posts, template: template, environment: environment)
    return FeedView(store: store, template: template)
  }
}
