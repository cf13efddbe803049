import LabContract
import LabDomain
import LabTracepoints
import Observation

@Observable
package class FeedModel: TracedObject {
  package private(set) var phase = LoadPhase.loading
  package private(set) var paging = Paging.end
  package var query = "" {
    didSet { startSearch() }
  }
  package var notice: Notice?
  package var message: Message?

  /// The paging of the shown rows; a search result is a single page.
  package var shownPaging: Paging {
    posts.found == nil ? paging : .end
  }

  @ObservationIgnored private var isLoading = false
  @ObservationIgnored private var isRefreshing = false
  @ObservationIgnored private var page: Task<Void, Never>?
  @ObservationIgnored private var searching: Task<Void, Never>?
  private let tasks = TaskBag()
  package let posts: PostsModel
  private let environment: AppEnvironment

  /// - Parameter posts: Shared with other screens; `nil` for a screen alone.
  package init(posts: PostsModel? = nil, environment: AppEnvironment) {
    self.posts = posts ?? PostsModel(useCases: environment.useCases)
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
      posts.showNext(page.items)
      paging = Paging(next: page.next)
    } catch .cancelled {
    } catch {
      paging = .failed(error, cursor)
    }
  }

  package func refresh() async {
    guard !isRefreshing, !Task.isCancelled else { return }
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
    posts.showFirst(page.items)
    paging = Paging(next: page.next)
    phase = .loaded
  }

  /// Returns whether the draft is published.
  package func publish(_ draft: String) async -> Bool {
    do {
      let post = try await environment.useCases.publishPost(draft)
      posts.showPublished(post)
      return true
    } catch {
      notice = Notice(.publish, error) ?? notice
      return false
    }
  }

  private func startSearch() {
    searching?.cancel()
    let query = SearchRule.query(query)
    guard query != posts.found?.query else { return }
    guard let query else {
      posts.endSearch()
      return
    }
    searching = tasks.start { await self.search(query) }
  }

  private func search(_ query: String) async {
    do {
      try await environment.clock.sleep(for: SearchRule.pause)
      let answer = try await environment.useCases.searchPosts(query)
      posts.showFound(answer, for: query)
    } catch {
      notice = Notice(.search, error) ?? notice
    }
  }

  package func observeProfiles() async {
    for await profile in environment.useCases.observeProfiles() {
      posts.rename(after: profile)
    }
  }

  package func receiveMessages() async {
    await environment.messages.receive { message = $0 }
  }

  package func disappear() {
    tasks.cancelAll()
    isRefreshing = false
    paging = paging.withoutRequest
    message = nil
  }
}
