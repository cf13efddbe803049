import LabContract
import LabDomain
import LabTracepoints
import Observation

@Observable
package class FeedViewModel: TracedObject {
  package private(set) var phase = LoadPhase.loading
  package private(set) var paging = Paging.end
  package var isLikedOnly = false
  package var query = "" {
    didSet { startSearch() }
  }
  package var notice: Notice?
  package var message: Message?
  package private(set) var isPublishing = false
  package var isComposing = false
  package var draft = "" {
    didSet {
      if draft.count > PostRule.limit { draft = PostRule.accept(draft) }
    }
  }

  package var shown: [Post] {
    store.shown(likedOnly: isLikedOnly)
  }

  /// The paging of the shown rows; a search result is a single page.
  package var shownPaging: Paging {
    store.found == nil ? paging : .end
  }

  package var isNarrowed: Bool {
    store.found != nil || isLikedOnly
  }

  package var canPublish: Bool {
    !isPublishing && PostRule.canPublish(draft)
  }

  package var likes: any LikesActions { store }

  @ObservationIgnored private var isLoading = false
  @ObservationIgnored private var isRefreshing = false
  @ObservationIgnored private var isLeaving = false
  @ObservationIgnored private var page: Task<Void, Never>?
  @ObservationIgnored private var searching: Task<Void, Never>?
  private let tasks = TaskBag()
  private let store: PostsStore
  private let environment: AppEnvironment

  package init(store: PostsStore, environment: AppEnvironment) {
    self.store = store
    self.environment = environment
  }

  /// Loads the feed, observes profiles and receives messages for as long as the screen is visible.
  package func run() async {
    guard !Task.isCancelled else { return }
    startSearch()
    async let loading: Void = load()
    async let profiles: Void = observeProfiles()
    async let messages: Void = receiveMessages()
    _ = await (loading, profiles, messages)
  }

  private func load() async {
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
      store.append(page.items)
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
    store.showFirstPage(page.items)
    paging = Paging(next: page.next)
    phase = .loaded
  }

  package func publish() {
    guard canPublish else { return }
    isPublishing = true
    let draft = draft
    tasks.start { await self.send(draft) }
  }

  private func send(_ draft: String) async {
    do {
      store.putOnTop(try await environment.useCases.publishPost(draft))
      self.draft = ""
      isComposing = false
    } catch .cancelled {
      return
    } catch {
      notice = Notice(.publish, error) ?? notice
    }
    isPublishing = false
  }

  package func openAuthor(of post: Post) {
    guard !isLeaving else { return }
    isLeaving = true
    environment.router.push(.profile(post.author, name: post.authorName))
  }

  private func startSearch() {
    searching?.cancel()
    let query = SearchRule.query(query)
    guard query != store.found?.query else { return }
    guard let query else {
      store.endSearch()
      return
    }
    searching = tasks.start { await self.search(query) }
  }

  private func search(_ query: String) async {
    do {
      try await environment.clock.sleep(for: SearchRule.pause)
      store.showFound(try await environment.useCases.searchPosts(query), for: query)
    } catch {
      notice = Notice(.search, error) ?? notice
    }
  }

  private func observeProfiles() async {
    for await profile in environment.useCases.observeProfiles() {
      store.rename(after: profile)
    }
  }

  private func receiveMessages() async {
    await environment.messages.receive { message = $0 }
  }

  /// Undoes at once what leaving cancels, in addition to `run()`, which ends in a later turn.
  package func disappear() {
    tasks.cancelAll()
    isLeaving = false
    isPublishing = false
    isComposing = false
    isRefreshing = false
    paging = paging.withoutRequest
    message = nil
  }
}
