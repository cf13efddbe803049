import Domain
import Observation

@Observable
package final class FeedViewModel: FeedActions {
  package private(set) var phase = LoadPhase.loading
  package private(set) var posts: [Post] = []
  package private(set) var paging = Paging.end
  package private(set) var notice: Notice?
  package private(set) var isPublishing = false
  package private(set) var draft = ""

  package var canPublish: Bool {
    !isPublishing && PostRule.canPublish(draft)
  }

  @ObservationIgnored private var likes = PendingLikes()
  @ObservationIgnored private var isRefreshing = false
  @ObservationIgnored private var page: Task<Void, Never>?
  private let tasks = TaskBag()
  private let useCases: UseCases

  package init(useCases: UseCases) {
    self.useCases = useCases
  }

  package func load() async {
    guard phase == .loading else { return }
    do {
      show(try await useCases.loadFeedPage())
    } catch .cancelled {
    } catch {
      phase = .failed(error)
    }
  }

  package func retry() {
    phase = .loading
    tasks.start { await self.load() }
  }

  package func loadNextPage() {
    guard case .more(let cursor) = paging, !isRefreshing else { return }
    paging = .loading(cursor)
    page = tasks.start { await self.loadPage(after: cursor) }
  }

  package func retryPage() {
    guard case .failed(_, let cursor) = paging, !isRefreshing else { return }
    paging = .loading(cursor)
    page = tasks.start { await self.loadPage(after: cursor) }
  }

  private func loadPage(after cursor: Cursor) async {
    do {
      let page = try await useCases.loadFeedPage(after: cursor)
      posts += likes.shown(in: page.items)
      paging = Paging(next: page.next)
    } catch .cancelled {
    } catch {
      paging = .failed(error, cursor)
    }
  }

  package func refresh() async {
    guard !isRefreshing else { return }
    page?.cancel()
    paging = paging.withoutRequest
    isRefreshing = true
    defer { isRefreshing = false }
    do {
      show(try await useCases.loadFeedPage())
    } catch {
      notice = Notice(.refresh, error) ?? notice
    }
  }

  private func show(_ page: Page<Post>) {
    posts = likes.shown(in: page.items)
    paging = Paging(next: page.next)
    phase = .loaded
  }

  package func toggleLike(_ id: Post.ID) {
    guard var post = posts[id: id] else { return }
    let request = likes.toggle(&post)
    posts[id: id] = post
    guard let request else { return }
    tasks.start { await self.send(request, id) }
  }

  private func send(_ isLiked: Bool, _ id: Post.ID) async {
    var request: Bool? = isLiked
    do {
      while let isLiked = request {
        try await useCases.toggleLike(id, to: isLiked)
        request = likes.succeeded(id)
      }
    } catch {
      if let confirmed = likes.failed(id) { posts[id: id]?.isLiked = confirmed }
      notice = Notice(.like, error) ?? notice
    }
  }

  package func changeDraft(_ draft: String) {
    self.draft = PostRule.accept(draft)
  }

  package func publish() {
    guard canPublish else { return }
    isPublishing = true
    let draft = draft
    tasks.start { await self.send(draft) }
  }

  private func send(_ draft: String) async {
    do {
      let post = try await useCases.publishPost(draft)
      posts.putOnTop(post)
      self.draft = ""
    } catch {
      notice = Notice(.publish, error) ?? notice
    }
    isPublishing = false
  }

  package func dismissNotice() {
    notice = nil
  }

  package func disappear() {
    tasks.cancelAll()
    paging = paging.withoutRequest
  }
}
