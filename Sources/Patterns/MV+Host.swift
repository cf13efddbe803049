import LabContract
import LabDomain
import MV
import StageUI

/// A view that owns the state of MV's feed, as only a view can. Its body reads nothing, so it runs
/// once.
///
/// The functions are those of `FeedView`, word for word: there they are private, like its state.
struct HostOfMV: View {
  @State var model = FeedModel(Page(items: [], next: nil))
  @State var draft = FeedDraft()
  @State var followedLikes = 0
  @State private var isRefreshing = false
  @State private var isPublishing = false
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
    guard !isRefreshing else { return }
    page?.cancel()
    model.paging = model.paging.withoutRequest
    isRefreshing = true
    defer { isRefreshing = false }
    do {
      let page = try await environment.useCases.loadFeedPage()
      model.show(likes.shown(in: page.items), next: page.next)
    } catch {
      model.notice = Notice(.refresh, error) ?? model.notice
    }
  }

  func followLikes() {
    model.show(likes.changes[followedLikes...])
    followedLikes = likes.changes.count
  }

  private var canPublish: Bool {
    !isPublishing && draft.canPublish
  }

  func publish() {
    guard canPublish else { return }
    isPublishing = true
    tasks.start {
      if await send(draft.text) { draft.text = "" }
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
