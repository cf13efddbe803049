import LabContract
import LabDomain
import LabTrace
import MVModel
import StageUI

extension MVModel.Pattern: TraceablePattern {
  package func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    let posts = PostsModel(useCases: environment.useCases)
    return recorder.screens(sharing: posts, environment) {
      FeedModel(posts: posts, environment: environment)
    } profile: { id in
      ProfileModel(id: id, posts: posts, environment: environment)
    }
  }

  package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let model = FeedModel(environment: environment)
    var onStage = DraftHost { _ in }
    #if SwiftUI
      let stage: Any? = nil  // Without a window, the draft stays empty.
    #else
      let stage = Stage(DraftHost { onStage = $0 })
    #endif
    let host = onStage
    return HeadlessFeed(
      like: model.posts.toggle, type: { host.draft.text = $0 },
      publish: { host.publish(to: model) }, refresh: model.refresh,
      posts: { model.posts.shown(likedOnly: false) },
      draft: { withExtendedLifetime(stage) { host.draft.text } })
  }
}

extension Recorder {
  func screens(
    sharing posts: PostsModel, _ environment: AppEnvironment, feed: @escaping () -> FeedModel,
    profile: @escaping (Profile.ID) -> ProfileModel
  ) -> AppScreens {
    watch(posts) { fields in
      fields.count(\.posts, "posts")
      fields.count(\.found, "found") { $0?.posts }
      fields.count(\.byAuthor, "byAuthor") { $0.values.joined() }
      fields.value(\.notice, "notice")
    }
    return AppScreens {
      let model = feed()
      self.watch(model) { fields in
        fields.value(\.phase, "phase")
        fields.value(\.paging, "paging")
        fields.value(\.query, "query")
        fields.value(\.notice, "notice")
        fields.value(\.message, "message")
      }
      self.watch(state: "FeedComposer.draft", StateFields { (draft: FeedDraft) in draft })
      self.watch(state: "FeedView.isPublishing", Bool.self)
      self.watch(state: "FeedView.isLikedOnly", Bool.self)
      return FeedView().environment(model).environment(posts).environment(environment)
    } profile: { id in
      let model = profile(id)
      self.watch(model) { fields in
        fields.value(\.phase, "phase")
        fields.value(\.profile, "profile.username") { $0?.username }
        fields.value(\.isSaving, "isSaving")
        fields.value(\.notice, "notice")
      }
      self.watch(state: "ProfileView.draft", StateFields { (draft: ProfileDraft) in draft })
      self.watch(state: "ProfileView.isAskingToDiscard", Bool.self)
      return ProfileView().environment(model).environment(posts).environment(environment)
    }
  }
}

/// A view that owns a draft, as only a view can. Its body reads nothing, so it runs once.
private struct DraftHost: View {
  @State var draft = FeedDraft()
  @State private var isPublishing = false
  @State private var tasks = TaskBag()
  private let onBody: (DraftHost) -> Void

  /// - Parameter onBody: receives the copy of the view that has the state.
  init(onBody: @escaping (DraftHost) -> Void) { self.onBody = onBody }

  var body: some View {
    let _ = onBody(self)
    Text("")
  }

  /// As `FeedComposer` does.
  func publish(to model: FeedModel) {
    guard !isPublishing, draft.canPublish else { return }
    isPublishing = true
    tasks.start {
      if await model.publish(draft.text) { draft.text = "" }
      if !Task.isCancelled { isPublishing = false }
    }
  }
}
