import LabContract
import LabDomain
import LabTracepoints
import Observation

@Observable
package final class FeedModel: TracedObject {
  package private(set) var phase = LoadPhase.loading
  package private(set) var posts: Posts = []
  package private(set) var paging = Paging.end
  package private(set) var found: FoundPosts?
  package var query = "" {
    didSet { startSearch() }
  }
  package var notice: Notice?
  package var message: Message?

  package func shown(likedOnly: Bool) -> [Post] {
    (found?.posts ?? posts).shown(likedOnly: likedOnly)
  }

  /// The paging of the shown rows; a search result is a single page.
  package var shownPaging: Paging {
    found == nil ? paging : .end
  }

  @ObservationIgnored private var likes = PendingLikes()
  @ObservationIgnored private var isLoading = false
  @ObservationIgnored private var isRefreshing = false
  @ObservationIgnored private var page: Task<Void, Never>?
  @ObservationIgnored private var searching: Task<Void, Never>?
  private let tasks = TaskBag()
  private let environment: AppEnvironment

  package init(environment: AppEnvironment) {
    self.environment = environment
  }

  package func appear() {
    startSearch()
  }

  package func load() async {
    guard phase == .loading, !isLoading, !Task.isCancelled else { return }
    isLoading = true
    defer { isLoading = false }
    do {
      show(try await environment.useCases.loadFeedPage())
    } catch .cancelled {
    } catch {
      phase = .failed(error)
    }
  }

  package func retry() {
    guard case .failed = phase else { return }
    phase = .loading
    tasks.start { await self.load() }
  }

  package func loadNextPage() {
    guard case .more(let cursor) = shownPaging, !isRefreshing else { return }
    paging = .loading(cursor)
    page = tasks.start { await self.loadPage(after: cursor) }
  }

  package func retryPage() {
    guard case .failed(_, let cursor) = shownPaging, !isRefreshing else { return }
    paging = .loading(cursor)
    page = tasks.start { await self.loadPage(after: cursor) }
  }

  private func loadPage(after cursor: Cursor) async {
    do {
      let page = try await environment.useCases.loadFeedPage(after: cursor)
      let rows = likes.shown(in: page.items)
      posts.append(rows)
      if found != nil { found?.posts.update(rows) }
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
      show(try await environment.useCases.loadFeedPage())
    } catch {
      notice = Notice(.refresh, error) ?? notice
    }
  }

  private func show(_ page: Page<Post>) {
    let rows = likes.shown(in: page.items)
    posts = Posts(rows)
    if found != nil { found?.posts.update(rows) }
    paging = Paging(next: page.next)
    phase = .loaded
  }

  package func toggleLike(_ id: Post.ID) {
    guard let post = found?.posts[id: id] ?? posts[id: id] else { return }
    setLiked(!post.isLiked, id)
    guard let request = likes.toggle(id, to: !post.isLiked) else { return }
    tasks.start { await self.send(request, id) }
  }

  /// Changes a post in the feed and in the search result.
  private func setLiked(_ isLiked: Bool, _ id: Post.ID) {
    posts.setLiked(isLiked, id)
    // Unguarded, this notifies observers even if `found` is `nil`.
    if found != nil { found?.posts.setLiked(isLiked, id) }
  }

  private func send(_ isLiked: Bool, _ id: Post.ID) async {
    var request: Bool? = isLiked
    do {
      while let isLiked = request {
        try await environment.useCases.toggleLike(id, to: isLiked)
        request = likes.succeeded(id)
      }
    } catch .cancelled {
    } catch {
      if let confirmed = likes.failed(id) { setLiked(confirmed, id) }
      notice = Notice(.like, error) ?? notice
    }
  }

  private func undoLikes() {
    guard !likes.isEmpty else { return }
    let confirmed = likes.cancelAll()
    posts.setLiked(confirmed)
    if found != nil { found?.posts.setLiked(confirmed) }
  }

  /// Returns whether the draft is published.
  package func publish(_ draft: String) async -> Bool {
    do {
      let post = try await environment.useCases.publishPost(draft)
      posts.putOnTop(post)
      return true
    } catch {
      notice = Notice(.publish, error) ?? notice
      return false
    }
  }

  private func startSearch() {
    searching?.cancel()
    let query = SearchRule.query(query)
    guard query != found?.query else { return }
    guard let query else {
      found = nil
      return
    }
    searching = tasks.start { await self.search(query) }
  }

  private func search(_ query: String) async {
    do {
      try await environment.clock.sleep(for: SearchRule.pause)
      let answer = try await environment.useCases.searchPosts(query)
      let rows = likes.shown(in: answer)
      found = FoundPosts(query: query, posts: rows)
      posts.update(rows)
    } catch {
      notice = Notice(.search, error) ?? notice
    }
  }

  package func observeProfiles() async {
    for await profile in environment.useCases.observeProfiles() {
      posts.rename(after: profile)
      if found != nil { found?.posts.rename(after: profile) }
    }
  }

  package func receiveMessages() async {
    await environment.messages.receive { message = $0 }
  }

  package func disappear() {
    tasks.cancelAll()
    undoLikes()
    isRefreshing = false
    paging = paging.withoutRequest
    message = nil
  }
}
