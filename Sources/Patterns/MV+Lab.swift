import LabContract
import LabDomain
import LabTrace
import MV
import StageUI

extension MV.Pattern: TraceablePattern {
  package func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    screens(environment, sharing: LikesModel(useCases: environment.useCases), tracedBy: recorder)
  }

  @MainActor func screens(
    _ environment: AppEnvironment, sharing likes: LikesModel, tracedBy recorder: Recorder
  ) -> AppScreens {
    recorder.watch(likes) { fields in
      fields.value(\.notice, "notice")
      fields.value(\.liked, "liked") { liked in
        liked.map { LikeChange($1, $0) }.sorted { "\($0)" < "\($1)" }
      }
    }
    let path = Bindable(environment.router).path
    return AppScreens(path: path) {
      recorder.watch(state: "FeedView.model", StateFields(ListFields.init))
      recorder.watch(state: "FeedComposer.draft", StateFields { (draft: FeedDraft) in draft })
      recorder.watch(state: "FeedView.isPublishing", Bool.self)
      recorder.watch(state: "FeedView.isComposing", Bool.self)
      return FeedView(path: path).environment(environment).environment(likes)
    } profile: { id, name in
      recorder.watch(
        state: "ProfileView.model", StateFields { (model: ProfileModel) in ProfileFields(model) })
      return ProfileView(id: id, name: name, path: path).environment(environment).environment(likes)
    }
  }

  package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let likes = LikesModel(useCases: environment.useCases)
    // Only the copy whose body has run has the state.
    var onStage = HostOfMV(likes: likes, environment: environment) { _ in }
    #if SwiftUI
      let stage: Any? = nil  // Without a window, the feed stays empty.
    #else
      let stage = Stage(HostOfMV(likes: likes, environment: environment) { onStage = $0 })
    #endif
    let host = onStage
    return HeadlessFeed(
      // What `LikeButton` does.
      like: { post in
        host.model[isLiked: post.id].toggle()
        likes.setLiked(host.model[isLiked: post.id], post.id)
      }, type: { host.draft.text = $0 }, publish: host.publish, refresh: host.refresh,
      posts: {
        // What `onChange` does in `FeedView`, without waiting for an update of the screen.
        host.followLikes()
        return withExtendedLifetime(stage) { host.model.shown }
      },
      draft: { host.draft.text })
  }
}

/// The values that a trace keeps of the feed without its draft, and of posts only their number.
private struct ListFields: Equatable {
  let phase: LoadPhase
  let posts: ItemCount
  let paging: Paging
  let found: ItemCount
  let isLikedOnly: Bool
  let query: String
  let notice: Notice?
  let message: Message?

  init(_ model: FeedModel) {
    phase = model.phase
    posts = ItemCount(model.posts)
    paging = model.paging
    found = ItemCount(model.found?.posts)
    isLikedOnly = model.isLikedOnly
    query = model.query
    notice = model.notice
    message = model.message
  }
}

extension ProfileModel: TracedProfileState {}

/// A view that owns the state of MV's feed, as only a view can. Its body reads nothing, so it runs
/// once.
///
/// The functions are those of `FeedView`, word for word: there they are private, like its state.
private struct HostOfMV: View {
  @State var model = FeedModel(Page(items: [], next: nil))
  @State var draft = FeedDraft()
  @State private var isRefreshing = false
  @State private var isPublishing = false
  @State private var isComposing = false
  @State private var page: Task<Void, Never>?
  @State private var tasks = TaskBag()
  private let likes: LikesModel
  private let environment: AppEnvironment
  private let onBody: (HostOfMV) -> Void

  /// - Parameter onBody: receives the copy of the view that has the state.
  init(
    likes: LikesModel, environment: AppEnvironment, onBody: @escaping (HostOfMV) -> Void
  ) {
    self.likes = likes
    self.environment = environment
    self.onBody = onBody
  }

  var body: some View {
    let _ = onBody(self)
    Text("")
  }

  func refresh() async {
    guard !isRefreshing, !Task.isCancelled else { return }
    page?.cancel()
    model.paging = model.paging.withoutRequest
    isRefreshing = true
    defer { isRefreshing = false }
    do {
      let page = try await environment.useCases.loadFeedPage()
      model.show(likes.received(page.items), next: page.next)
    } catch {
      model.notice = Notice(.refresh, error) ?? model.notice
    }
  }

  func followLikes() {
    model.show(likes.liked)
  }

  private var canPublish: Bool {
    !isPublishing && draft.canPublish
  }

  func publish() {
    guard canPublish else { return }
    isPublishing = true
    tasks.start {
      if await send(draft.text) {
        draft.text = ""
        isComposing = false
      }
      if !Task.isCancelled { isPublishing = false }
    }
  }

  private func send(_ draft: String) async -> Bool {
    do {
      let post = try await environment.useCases.publishPost(draft)
      model.posts.putOnTop(post)
      return true
    } catch {
      model.notice = Notice(.publish, error) ?? model.notice
      return false
    }
  }
}
