import LabContract
import LabDomain
import LabTrace
import MVModel
import StageUI

extension MVModel.Pattern: TraceablePattern {
  package func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    let posts = PostsStore(useCases: environment.useCases)
    return recorder.screens(
      posts, ProfilesStore(posts: posts, useCases: environment.useCases),
      NavigationModel(path: environment.router.path), environment)
  }

  package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let posts = PostsStore(useCases: environment.useCases)
    var onStage = HostOfMVModel(posts: posts) { _ in }
    #if SwiftUI
      let stage: Any? = nil  // Without a window, the draft stays empty.
    #else
      let stage = Stage(HostOfMVModel(posts: posts) { onStage = $0 })
    #endif
    let host = onStage
    return HeadlessFeed(
      like: posts.toggle, type: { host.draft.text = $0 }, publish: host.publish,
      refresh: host.refresh, posts: { posts.shown(likedOnly: false) },
      draft: { withExtendedLifetime(stage) { host.draft.text } })
  }
}

extension Recorder {
  func screens(
    _ posts: PostsStore, _ profiles: ProfilesStore, _ navigation: NavigationModel,
    _ environment: AppEnvironment
  ) -> AppScreens {
    watch(posts) { fields in
      fields.count(\.posts, "posts")
      fields.count(\.found, "found") { $0?.posts }
      fields.count(\.byAuthor, "byAuthor") { $0.values.joined() }
      fields.value(\.notice, "notice")
    }
    watch(profiles) { fields in
      fields.value(\.profiles, "profiles.username") { $0.values.map(\.username).sorted() }
    }
    watch(navigation) { fields in fields.value(\.path, "path") }
    return AppScreens(path: Bindable(navigation).path) {
      self.watch(state: "FeedView.phase", LoadPhase.self)
      self.watch(state: "FeedView.paging", Paging.self)
      self.watch(state: "FeedView.query", String.self)
      self.watch(state: "FeedView.isLikedOnly", Bool.self)
      self.watch(state: "FeedView.notice", Notice?.self)
      self.watch(state: "FeedView.message", Message?.self)
      self.watch(state: "FeedView.isPublishing", Bool.self)
      self.watch(state: "FeedView.isComposing", Bool.self)
      self.watch(state: "FeedComposer.draft", StateFields { (draft: FeedDraft) in draft })
      return FeedView().environment(navigation).environment(profiles)
        .environment(posts).environment(environment)
    } profile: { id, name in
      self.watch(state: "ProfileView.phase", LoadPhase.self)
      self.watch(state: "ProfileView.form", StateFields { (form: ProfileForm) in form })
      self.watch(state: "ProfileView.isSaving", Bool.self)
      self.watch(state: "ProfileView.notice", Notice?.self)
      self.watch(state: "ProfileView.isAskingToDiscard", Bool.self)
      return ProfileView(id: id, name: name).environment(navigation).environment(profiles)
        .environment(posts).environment(environment)
    }
  }
}

/// A view that owns the state of MVModel's feed, as only a view can. Its body reads nothing, so it runs once.
///
/// The functions are those of `FeedView` and `FeedComposer`, word for word: there they are private, like their state.
private struct HostOfMVModel: View {
  @State var draft = FeedDraft()
  @State private var paging = Paging.end
  @State private var notice: Notice?
  @State private var isRefreshing = false
  @State private var isPublishing = false
  @State private var isComposing = false
  @State private var pages = TaskBag()
  @State private var tasks = TaskBag()
  private let posts: PostsStore
  private let onBody: (HostOfMVModel) -> Void

  /// - Parameter onBody: receives the copy of the view that has the state.
  init(posts: PostsStore, onBody: @escaping (HostOfMVModel) -> Void) {
    self.posts = posts
    self.onBody = onBody
  }

  var body: some View {
    let _ = onBody(self)
    Text("")
  }

  func refresh() async {
    guard !isRefreshing, !Task.isCancelled else { return }
    pages.cancelAll()
    paging = paging.withoutRequest
    isRefreshing = true
    defer { isRefreshing = false }
    do {
      paging = Paging(next: try await posts.loadFirstPage())
    } catch {
      notice = Notice(.refresh, error) ?? notice
    }
  }

  private var canPublish: Bool {
    !isPublishing && draft.canPublish
  }

  func publish() {
    guard canPublish else { return }
    isPublishing = true
    tasks.start { await send() }
  }

  private func send() async {
    do {
      try await posts.publish(draft.text)
      draft.text = ""
      isComposing = false
    } catch .cancelled {
      return
    } catch {
      notice = Notice(.publish, error) ?? notice
    }
    isPublishing = false
  }
}
