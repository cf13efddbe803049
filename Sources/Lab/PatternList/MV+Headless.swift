import Contract
import Domain
import MV
import StageUI

extension MV.Pattern {
  @MainActor package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let host = HostOfMV(environment: environment)
    #if SwiftUI
      let stage: Any? = nil  // Without a window, the feed stays empty.
    #else
      let stage = Stage(host)
    #endif
    return HeadlessFeed(
      like: host.toggleLike, type: { host.model.draft = $0 }, publish: host.publish,
      refresh: host.refresh,
      posts: { withExtendedLifetime(stage) { host.model.posts.shown(likedOnly: false) } },
      draft: { host.model.draft })
  }
}

/// A view that owns the state of MV's feed, as only a view can. Its body reads nothing, so it runs
/// once.
private struct HostOfMV: View {
  @State var model = FeedModel(Page(items: [], next: nil))
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
    if let page = try? await environment.useCases.loadFeedPage() { model = FeedModel(page) }
  }
}
