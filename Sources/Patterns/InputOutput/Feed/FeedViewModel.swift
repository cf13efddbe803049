import Contract
import Domain

package final class FeedViewModel: FeedOutput {
  package var phase: AsyncStream<LoadPhase> { phaseRelay.stream }
  package var posts: AsyncStream<[Post]> { postsRelay.stream }
  package var paging: AsyncStream<Paging> { pagingRelay.stream }
  package var isNarrowed: AsyncStream<Bool> { isNarrowedRelay.stream }
  package var isLikedOnly: AsyncStream<Bool> { isLikedOnlyRelay.stream }
  package var query: AsyncStream<String> { queryRelay.stream }
  package var notice: AsyncStream<Notice?> { noticeRelay.stream }
  package var message: AsyncStream<Message?> { messageRelay.stream }
  package var isPublishing: AsyncStream<Bool> { isPublishingRelay.stream }
  package var draft: AsyncStream<String> { draftRelay.stream }
  package var canPublish: AsyncStream<Bool> { canPublishRelay.stream }

  let phaseRelay = Relay(LoadPhase.loading)
  let postsRelay = Relay<[Post]>([])
  let pagingRelay = Relay(Paging.end)
  let isNarrowedRelay = Relay(false)
  let isLikedOnlyRelay = Relay(false)
  let queryRelay = Relay("")
  let noticeRelay = Relay<Notice?>(nil)
  let messageRelay = Relay<Message?>(nil)
  let isPublishingRelay = Relay(false)
  let draftRelay = Relay("")
  let canPublishRelay = Relay(false)

  private var loaded: Posts = []
  private var paged = Paging.end
  private var found: FoundPosts?
  private var likes = PendingLikes()
  private var isRefreshing = false
  private var isLeaving = false
  private var page: Task<Void, Never>?
  private var searching: Task<Void, Never>?
  private let tasks = TaskBag()
  private let environment: AppEnvironment

  package init(environment: AppEnvironment) {
    self.environment = environment
  }
}

extension FeedViewModel: FeedInput {
  package func appeared() {
    isLeaving = false
    startSearch()
    tasks.start { await self.load() }
    tasks.start { await self.observeProfiles() }
    tasks.start { await self.receiveMessages() }
  }

  private func load() async {
    guard phaseRelay.value == .loading else { return }
    do {
      show(try await environment.useCases.loadFeedPage())
    } catch .cancelled {
    } catch {
      phaseRelay.send(.failed(error))
    }
  }

  package func retryTapped() {
    phaseRelay.send(.loading)
    tasks.start { await self.load() }
  }

  package func endReached() {
    guard case .more(let cursor) = pagingRelay.value, !isRefreshing else { return }
    paged = .loading(cursor)
    updateShown()
    page = tasks.start { await self.loadPage(after: cursor) }
  }

  package func pageRetryTapped() {
    guard case .failed(_, let cursor) = pagingRelay.value, !isRefreshing else { return }
    paged = .loading(cursor)
    updateShown()
    page = tasks.start { await self.loadPage(after: cursor) }
  }

  private func loadPage(after cursor: Cursor) async {
    do {
      let page = try await environment.useCases.loadFeedPage(after: cursor)
      loaded.append(likes.shown(in: page.items))
      paged = Paging(next: page.next)
      updateShown()
    } catch .cancelled {
    } catch {
      paged = .failed(error, cursor)
      updateShown()
    }
  }

  package func refreshPulled() async {
    guard !isRefreshing else { return }
    page?.cancel()
    paged = paged.withoutRequest
    updateShown()
    isRefreshing = true
    defer { isRefreshing = false }
    do {
      show(try await environment.useCases.loadFeedPage())
    } catch {
      noticeRelay.send(Notice(.refresh, error) ?? noticeRelay.value)
    }
  }

  private func show(_ page: Page<Post>) {
    loaded = Posts(likes.shown(in: page.items))
    paged = Paging(next: page.next)
    updateShown()
    phaseRelay.send(.loaded)
  }

  package func likeTapped(_ id: Post.ID) {
    guard let post = found?.posts[id: id] ?? loaded[id: id] else { return }
    setLiked(!post.isLiked, id)
    guard let request = likes.toggle(id, to: !post.isLiked) else { return }
    tasks.start { await self.send(request, id) }
  }

  private func send(_ isLiked: Bool, _ id: Post.ID) async {
    var request: Bool? = isLiked
    do {
      while let isLiked = request {
        try await environment.useCases.toggleLike(id, to: isLiked)
        request = likes.succeeded(id)
      }
    } catch {
      if let confirmed = likes.failed(id) { setLiked(confirmed, id) }
      noticeRelay.send(Notice(.like, error) ?? noticeRelay.value)
    }
  }

  /// Changes a post in the feed and in the search result.
  private func setLiked(_ isLiked: Bool, _ id: Post.ID) {
    loaded.setLiked(isLiked, id)
    found?.posts.setLiked(isLiked, id)
    updateShown()
  }

  package func draftChanged(_ draft: String) {
    draftRelay.send(PostRule.accept(draft))
    updateCanPublish()
  }

  package func publishTapped() {
    guard canPublishRelay.value else { return }
    isPublishingRelay.send(true)
    updateCanPublish()
    let draft = draftRelay.value
    tasks.start { await self.send(draft) }
  }

  private func send(_ draft: String) async {
    do {
      let post = try await environment.useCases.publishPost(draft)
      loaded.putOnTop(post)
      updateShown()
      draftRelay.send("")
    } catch {
      noticeRelay.send(Notice(.publish, error) ?? noticeRelay.value)
    }
    isPublishingRelay.send(false)
    updateCanPublish()
  }

  private func updateCanPublish() {
    canPublishRelay.send(!isPublishingRelay.value && PostRule.canPublish(draftRelay.value))
  }

  package func authorTapped(_ id: User.ID) {
    guard !isLeaving else { return }
    isLeaving = true
    environment.router.push(.profile(id))
  }

  package func queryChanged(_ query: String) {
    queryRelay.send(query)
    startSearch()
  }

  private func startSearch() {
    searching?.cancel()
    let query = SearchRule.query(queryRelay.value)
    guard query != found?.query else { return }
    guard let query else { return showFound(nil) }
    searching = tasks.start { await self.search(query) }
  }

  private func search(_ query: String) async {
    do {
      try await environment.clock.sleep(for: SearchRule.pause)
      let rows = likes.shown(in: try await environment.useCases.searchPosts(query))
      loaded.update(rows)
      showFound(FoundPosts(query: query, posts: rows))
    } catch {
      noticeRelay.send(Notice(.search, error) ?? noticeRelay.value)
    }
  }

  private func showFound(_ found: FoundPosts?) {
    self.found = found
    updateShown()
  }

  package func likedOnlyChanged(_ isLikedOnly: Bool) {
    isLikedOnlyRelay.send(isLikedOnly)
    updateShown()
  }

  private func updateShown() {
    postsRelay.send((found?.posts ?? loaded).shown(likedOnly: isLikedOnlyRelay.value))
    pagingRelay.update(found == nil ? paged : .end)
    isNarrowedRelay.update(found != nil || isLikedOnlyRelay.value)
  }

  private func observeProfiles() async {
    for await profile in environment.useCases.observeProfiles() {
      loaded.rename(after: profile)
      found?.posts.rename(after: profile)
      updateShown()
    }
  }

  private func receiveMessages() async {
    await environment.messages.receive { messageRelay.send($0) }
  }

  package func noticeDismissed() {
    noticeRelay.send(nil)
  }

  package func messageDismissed() {
    messageRelay.send(nil)
  }

  package func disappeared() {
    tasks.cancelAll()
    paged = paged.withoutRequest
    updateShown()
  }
}
