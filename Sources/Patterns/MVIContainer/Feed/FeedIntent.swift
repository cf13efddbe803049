import LabContract
import LabDomain

package final class FeedIntent {
  private weak var model: (any FeedModelActions)?

  private var foundQuery: String?
  private var isRefreshing = false
  private var isPublishing = false
  private var isLeaving = false
  private var page: Task<Void, Never>?
  private var searching: Task<Void, Never>?
  private let tasks = TaskBag()
  private let likes: LikesIntent
  private let environment: AppEnvironment

  package init(model: any FeedModelActions, likes: LikesIntent, environment: AppEnvironment) {
    self.model = model
    self.likes = likes
    self.environment = environment
    likes.changes.add(self) { [weak model] in model?.displayLike($0) }
  }
}

extension FeedIntent: FeedIntentProtocol {
  package func appeared(_ phase: LoadPhase, query: String) {
    isLeaving = false
    startSearch(query)
    if phase == .loading { tasks.start { await self.load() } }
    tasks.start { await self.observeProfiles() }
    tasks.start { await self.receiveMessages() }
  }

  private func load() async {
    guard !Task.isCancelled else { return }
    do {
      let page = try await environment.useCases.loadFeedPage()
      model?.display(likes.shown(in: page.items), next: page.next)
    } catch .cancelled {
    } catch {
      model?.displayError(error)
    }
  }

  package func retryTapped(_ phase: LoadPhase) {
    guard case .failed = phase else { return }
    model?.displayLoading()
    tasks.start { await self.load() }
  }

  package func endReached(_ paging: Paging) {
    guard case .more(let cursor) = paging, !isRefreshing else { return }
    model?.displayPageLoading(after: cursor)
    page = tasks.start { await self.loadPage(after: cursor) }
  }

  package func pageRetryTapped(_ paging: Paging) {
    guard case .failed(_, let cursor) = paging, !isRefreshing else { return }
    model?.displayPageLoading(after: cursor)
    page = tasks.start { await self.loadPage(after: cursor) }
  }

  private func loadPage(after cursor: Cursor) async {
    do {
      let page = try await environment.useCases.loadFeedPage(after: cursor)
      model?.append(likes.shown(in: page.items), next: page.next)
    } catch .cancelled {
    } catch {
      model?.displayPageError(error, after: cursor)
    }
  }

  package func refreshPulled() async {
    guard !isRefreshing, !Task.isCancelled else { return }
    page?.cancel()
    model?.discardPage()
    isRefreshing = true
    defer { isRefreshing = false }
    do {
      let page = try await environment.useCases.loadFeedPage()
      model?.display(likes.shown(in: page.items), next: page.next)
    } catch {
      model?.displayAlert(.refresh, error)
    }
  }

  package func draftChanged(_ draft: String) {
    model?.change(draft: draft)
  }

  package func composingChanged(_ isComposing: Bool) {
    model?.showComposer(isComposing)
  }

  package func publishTapped(_ draft: String) {
    guard !isPublishing, PostRule.canPublish(draft) else { return }
    isPublishing = true
    model?.displayPublishing()
    tasks.start { await self.send(draft) }
  }

  private func send(_ draft: String) async {
    do {
      let post = try await environment.useCases.publishPost(draft)
      model?.displayPublished(post)
      model?.showComposer(false)
    } catch .cancelled {
      return
    } catch {
      model?.displayAlert(.publish, error)
    }
    isPublishing = false
    model?.endPublishing()
  }

  package func authorTapped(_ post: Post) {
    guard !isLeaving else { return }
    isLeaving = true
    environment.router.push(.profile(post.author, name: post.authorName))
  }

  package func queryChanged(_ query: String) {
    model?.change(query: query)
    startSearch(query)
  }

  private func startSearch(_ text: String) {
    searching?.cancel()
    let query = SearchRule.query(text)
    guard query != foundQuery else { return }
    guard let query else {
      foundQuery = nil
      model?.hideFound()
      return
    }
    searching = tasks.start { await self.search(query) }
  }

  private func search(_ query: String) async {
    do {
      try await environment.clock.sleep(for: SearchRule.pause)
      let posts = try await environment.useCases.searchPosts(query)
      foundQuery = query
      model?.display(FoundPosts(query: query, posts: likes.shown(in: posts)))
    } catch {
      model?.displayAlert(.search, error)
    }
  }

  package func likedOnlyChanged(_ isLikedOnly: Bool) {
    model?.showLikedOnly(isLikedOnly)
  }

  private func observeProfiles() async {
    for await profile in environment.useCases.observeProfiles() { model?.rename(after: profile) }
  }

  private func receiveMessages() async {
    await environment.messages.receive { model?.displayMessage($0) }
  }

  package func noticeDismissed() {
    model?.hideAlert()
  }

  package func messageDismissed() {
    model?.hideMessage()
  }

  package func disappeared() {
    tasks.cancelAll()
    isPublishing = false
    model?.endPublishing()
    model?.showComposer(false)
    isRefreshing = false
    model?.discardPage()
    model?.hideMessage()
  }
}
