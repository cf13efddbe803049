import Contract
import Domain
import InputOutput
import MV
import MVI
import MVIContainer
import MVIReactor
import MVVM
import MVVMActions
import StageUI

/// The store behind a feed, driven and read without a screen.
package struct HeadlessFeed {
  package let like: @MainActor (Post.ID) -> Void
  package let type: @MainActor (String) -> Void
  package let publish: @MainActor () -> Void
  package let refresh: @MainActor () async -> Void
  /// Read as a view reads them, so that observation tracking sees the access.
  package let posts: @MainActor () -> [Post]
  package let draft: @MainActor () -> String

  package init(
    like: @escaping @MainActor (Post.ID) -> Void, type: @escaping @MainActor (String) -> Void,
    publish: @escaping @MainActor () -> Void, refresh: @escaping @MainActor () async -> Void,
    posts: @escaping @MainActor () -> [Post], draft: @escaping @MainActor () -> String
  ) {
    (self.like, self.type, self.publish) = (like, type, publish)
    (self.refresh, self.posts, self.draft) = (refresh, posts, draft)
  }
}

extension HeadlessFeed {
  /// The factory of each pattern, in the order of ``Patterns/all``.
  package static let all: [(pattern: String, make: @MainActor (AppEnvironment) -> HeadlessFeed)] = [
    (
      "MV",
      { environment in
        let host = HostOfMV(environment: environment)
        let stage = Stage(host)
        return HeadlessFeed(
          like: host.toggleLike, type: { host.model.draft = $0 }, publish: host.publish,
          refresh: host.refresh,
          posts: { withExtendedLifetime(stage) { host.model.posts.shown(likedOnly: false) } },
          draft: { host.model.draft })
      }
    ),
    (
      "MVVM",
      { environment in
        let viewModel = MVVM.FeedViewModel(environment: environment)
        return HeadlessFeed(
          like: viewModel.toggleLike, type: { viewModel.draft = $0 }, publish: viewModel.publish,
          refresh: viewModel.refresh, posts: { viewModel.posts.shown(likedOnly: false) },
          draft: { viewModel.draft })
      }
    ),
    (
      "MVVMActions",
      { environment in
        let viewModel = MVVMActions.FeedViewModel(environment: environment)
        return HeadlessFeed(
          like: viewModel.toggleLike, type: viewModel.changeDraft, publish: viewModel.publish,
          refresh: viewModel.refresh, posts: { viewModel.posts.shown(likedOnly: false) },
          draft: { viewModel.draft })
      }
    ),
    (
      "InputOutput",
      { environment in
        let viewModel = InputOutput.FeedViewModel(environment: environment)
        return HeadlessFeed(
          like: { viewModel.inputs.likeTapped($0) }, type: { viewModel.inputs.draftChanged($0) },
          publish: { viewModel.inputs.publishTapped() },
          refresh: {
            await viewModel.inputs.refreshPulled(while: viewModel.outputs.isRefreshing)
          },
          posts: { viewModel.outputs.posts.value }, draft: { viewModel.outputs.draft.value })
      }
    ),
    (
      "MVI",
      { environment in
        let store = FeedStore(environment: environment)
        let (send, posts, draft) = store.entries
        return HeadlessFeed(
          like: { send(.likeTapped($0)) }, type: { send(.draftChanged($0)) },
          publish: { send(.publishTapped) },
          refresh: { await store.send(.refreshPulled).finish() },
          posts: { posts().shown(likedOnly: false) }, draft: draft)
      }
    ),
    (
      "MVIContainer",
      { environment in
        let model = MVIContainer.FeedModel()
        let intent = MVIContainer.FeedIntent(model: model, environment: environment)
        return HeadlessFeed(
          like: intent.likeTapped, type: intent.draftChanged, publish: intent.publishTapped,
          refresh: intent.refreshPulled, posts: { model.posts.shown(likedOnly: false) },
          draft: { model.draft })
      }
    ),
    (
      "MVIReactor",
      { environment in
        let reactor = FeedReactor(environment: environment)
        let (send, posts, draft) = reactor.entries
        return HeadlessFeed(
          like: { send(.likeTapped($0)) }, type: { send(.draftChanged($0)) },
          publish: { send(.publishTapped) },
          refresh: { await reactor.send(.refreshPulled, while: \.isRefreshing) },
          posts: { posts().shown(likedOnly: false) }, draft: draft)
      }
    ),
  ]
}

/// A view that owns what MV's feed owns, as only a view can. Its body reads nothing, so it runs
/// once.
private struct HostOfMV: View {
  @State var model = MV.FeedModel(Page(items: [], next: nil))
  @State private var likes = PendingLikes()
  @State private var tasks = TaskBag()
  private let environment: AppEnvironment

  init(environment: AppEnvironment) { self.environment = environment }

  var body: some View { Text("") }

  func toggleLike(_ id: Post.ID) {
    guard let post = model.posts[id: id] else { return }
    model.posts.setLiked(!post.isLiked, id)
    guard let request = likes.toggle(id, to: !post.isLiked) else { return }
    tasks.start {
      try? await environment.useCases.toggleLike(id, to: request)
      _ = likes.succeeded(id)
    }
  }

  func publish() {
    guard !model.isPublishing, PostRule.canPublish(model.draft) else { return }
    model.isPublishing = true
    let draft = model.draft
    tasks.start {
      if let post = try? await environment.useCases.publishPost(draft) {
        model.posts.putOnTop(post)
        model.draft = ""
      }
      model.isPublishing = false
    }
  }

  func refresh() async {
    if let page = try? await environment.useCases.loadFeedPage() { model = MV.FeedModel(page) }
  }
}
