import Contract
import Domain

package final class FeedIntent {
  private weak var model: (any FeedModelActions)?

  // A copy of the state to decide by: the intent can write to the model but not read it.
  private var phase = LoadPhase.loading
  private var posts: [Post] = []
  private var paging = Paging.end
  private var found: FoundPosts?
  private var query = ""
  private var isPublishing = false
  private var draft = ""

  private var canPublish: Bool {
    !isPublishing && PostRule.canPublish(draft)
  }

  private var likes = PendingLikes()
  private var isRefreshing = false
  private var isLeaving = false
  private var page: Task<Void, Never>?
  private var searching: Task<Void, Never>?
  private let tasks = TaskBag()
  private let environment: AppEnvironment

  package init(model: any FeedModelActions, environment: AppEnvironment) {
    self.model = model
    self.environment = environment
  }
}

extension FeedIntent: FeedIntentProtocol {
  package func appeared() {
    isLeaving = false
    startSearch()
    tasks.start { await self.load() }
    tasks.start { await self.observeProfiles() }
    tasks.start { await self.receiveMessages() }
  }

  private func load() async {
    guard phase == .loading else { return }
    do {
      show(try await environment.useCases.loadFeedPage())
    } catch .cancelled {
    } catch {
      phase = .failed(error)
      model?.displayError(error)
    }
  }

  package func retryTapped() {
    phase = .loading
    model?.displayLoading()
    tasks.start { await self.load() }
  }

  package func endReached() {
    guard found == nil, case .more(let cursor) = paging, !isRefreshing else { return }
    show(paging: .loading(cursor))
    page = tasks.start { await self.loadPage(after: cursor) }
  }

  package func pageRetryTapped() {
    guard found == nil, case .failed(_, let cursor) = paging, !isRefreshing else { return }
    show(paging: .loading(cursor))
    page = tasks.start { await self.loadPage(after: cursor) }
  }

  private func loadPage(after cursor: Cursor) async {
    do {
      let page = try await environment.useCases.loadFeedPage(after: cursor)
      posts += likes.shown(in: page.items)
      model?.display(posts: posts)
      show(paging: Paging(next: page.next))
    } catch .cancelled {
    } catch {
      show(paging: .failed(error, cursor))
    }
  }

  package func refreshPulled() async {
    guard !isRefreshing else { return }
    page?.cancel()
    show(paging: paging.withoutRequest)
    isRefreshing = true
    defer { isRefreshing = false }
    do {
      show(try await environment.useCases.loadFeedPage())
    } catch {
      show(Notice(.refresh, error))
    }
  }

  private func show(_ page: Page<Post>) {
    posts = likes.shown(in: page.items)
    model?.display(posts: posts)
    show(paging: Paging(next: page.next))
    phase = .loaded
    model?.displayContent()
  }

  private func show(paging: Paging) {
    self.paging = paging
    model?.display(paging: paging)
  }

  package func likeTapped(_ id: Post.ID) {
    guard var post = self[id] else { return }
    let request = likes.toggle(&post)
    self[id] = post
    guard let request else { return }
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
      if let confirmed = likes.failed(id) { self[id]?.isLiked = confirmed }
      show(Notice(.like, error))
    }
  }

  /// The post with this id, as it is shown; setting changes it in the feed and the search result.
  private subscript(id: Post.ID) -> Post? {
    get { found?.posts[id: id] ?? posts[id: id] }
    set {
      posts[id: id] = newValue
      model?.display(posts: posts)
      found?.posts[id: id] = newValue
      model?.display(found: found)
    }
  }

  package func draftChanged(_ draft: String) {
    self.draft = PostRule.accept(draft)
    model?.display(draft: self.draft)
    model?.display(canPublish: canPublish)
  }

  package func publishTapped() {
    guard canPublish else { return }
    show(isPublishing: true)
    let draft = draft
    tasks.start { await self.send(draft) }
  }

  private func send(_ draft: String) async {
    do {
      let post = try await environment.useCases.publishPost(draft)
      posts.putOnTop(post)
      model?.display(posts: posts)
      draftChanged("")
    } catch {
      show(Notice(.publish, error))
    }
    show(isPublishing: false)
  }

  private func show(isPublishing: Bool) {
    self.isPublishing = isPublishing
    model?.display(isPublishing: isPublishing)
    model?.display(canPublish: canPublish)
  }

  package func authorTapped(_ id: User.ID) {
    guard !isLeaving else { return }
    isLeaving = true
    environment.router.push(.profile(id))
  }

  package func queryChanged(_ query: String) {
    self.query = query
    model?.display(query: query)
    startSearch()
  }

  private func startSearch() {
    searching?.cancel()
    let query = SearchRule.query(query)
    guard query != found?.query else { return }
    guard let query else { return show(found: nil) }
    searching = tasks.start { await self.search(query) }
  }

  private func search(_ query: String) async {
    do {
      try await environment.clock.sleep(for: SearchRule.pause)
      let posts = try await environment.useCases.searchPosts(query)
      show(found: FoundPosts(query: query, posts: likes.shown(in: posts)))
    } catch {
      show(Notice(.search, error))
    }
  }

  private func show(found: FoundPosts?) {
    self.found = found
    model?.display(found: found)
  }

  package func likedOnlyChanged(_ isLikedOnly: Bool) {
    model?.display(isLikedOnly: isLikedOnly)
  }

  private func observeProfiles() async {
    for await profile in environment.useCases.observeProfiles() {
      posts.rename(after: profile)
      model?.display(posts: posts)
      found?.posts.rename(after: profile)
      model?.display(found: found)
    }
  }

  private func receiveMessages() async {
    await environment.messages.receive { model?.displayMessage($0) }
  }

  private func show(_ notice: Notice?) {
    if let notice { model?.displayAlert(notice) }
  }

  package func noticeDismissed() {
    model?.hideAlert()
  }

  package func messageDismissed() {
    model?.hideMessage()
  }

  package func disappeared() {
    tasks.cancelAll()
    show(paging: paging.withoutRequest)
    model?.hideMessage()
  }
}
