import LabContract
import LabDomain

package final class FeedIntent {
  private weak var model: (any FeedModelActions)?

  private var isLoading = false
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
    guard model?.isLoading == true, !isLoading, !Task.isCancelled else { return }
    isLoading = true
    defer { isLoading = false }
    do {
      let page = try await environment.useCases.loadFeedPage()
      model?.display(page)
    } catch .cancelled {
    } catch {
      model?.displayError(error)
    }
  }

  package func retryTapped() {
    guard model?.retryLoading() == true else { return }
    tasks.start { await self.load() }
  }

  package func endReached() {
    guard !isRefreshing, let cursor = model?.startNextPage() else { return }
    page = tasks.start { await self.loadPage(after: cursor) }
  }

  package func pageRetryTapped() {
    guard !isRefreshing, let cursor = model?.retryPage() else { return }
    page = tasks.start { await self.loadPage(after: cursor) }
  }

  private func loadPage(after cursor: Cursor) async {
    do {
      let page = try await environment.useCases.loadFeedPage(after: cursor)
      model?.append(page)
    } catch .cancelled {
    } catch {
      model?.displayPageError(error, after: cursor)
    }
  }

  package func refreshPulled() async {
    guard !isRefreshing else { return }
    page?.cancel()
    model?.discardPage()
    isRefreshing = true
    defer { isRefreshing = false }
    do {
      let page = try await environment.useCases.loadFeedPage()
      model?.display(page)
    } catch {
      model?.displayAlert(.refresh, error)
    }
  }

  package func likeTapped(_ id: Post.ID) {
    guard let request = model?.toggleLike(id) else { return }
    tasks.start { await self.send(request, id) }
  }

  private func send(_ isLiked: Bool, _ id: Post.ID) async {
    var request: Bool? = isLiked
    do {
      while let isLiked = request {
        try await environment.useCases.toggleLike(id, to: isLiked)
        request = model?.confirmLike(id)
      }
    } catch .cancelled {
    } catch {
      model?.rollBackLike(id)
      model?.displayAlert(.like, error)
    }
  }

  package func draftChanged(_ draft: String) {
    model?.change(draft: draft)
  }

  package func publishTapped() {
    guard let draft = model?.startPublishing() else { return }
    tasks.start { await self.send(draft) }
  }

  private func send(_ draft: String) async {
    do {
      let post = try await environment.useCases.publishPost(draft)
      model?.displayPublished(post)
    } catch .cancelled {
      return
    } catch {
      model?.displayAlert(.publish, error)
    }
    model?.endPublishing()
  }

  package func authorTapped(_ author: User.ID) {
    guard !isLeaving else { return }
    isLeaving = true
    environment.router.push(.profile(author))
  }

  package func queryChanged(_ query: String) {
    model?.change(query: query)
    startSearch()
  }

  private func startSearch() {
    searching?.cancel()
    guard let query = model?.startSearch() else { return }
    searching = tasks.start { await self.search(query) }
  }

  private func search(_ query: String) async {
    do {
      try await environment.clock.sleep(for: SearchRule.pause)
      let posts = try await environment.useCases.searchPosts(query)
      model?.display(FoundPosts(query: query, posts: posts))
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
    isRefreshing = false
    model?.discardRequests()
    model?.hideMessage()
  }
}
