import Domain

package final class FeedViewModel: FeedOutput {
  package var phase: AsyncStream<LoadPhase> { phaseRelay.stream }
  package var posts: AsyncStream<[Post]> { postsRelay.stream }
  package var paging: AsyncStream<Paging> { pagingRelay.stream }
  package var notice: AsyncStream<Notice?> { noticeRelay.stream }
  package var isPublishing: AsyncStream<Bool> { isPublishingRelay.stream }
  package var draft: AsyncStream<String> { draftRelay.stream }
  package var canPublish: AsyncStream<Bool> { canPublishRelay.stream }

  let phaseRelay = Relay(LoadPhase.loading)
  let postsRelay = Relay<[Post]>([])
  let pagingRelay = Relay(Paging.end)
  let noticeRelay = Relay<Notice?>(nil)
  let isPublishingRelay = Relay(false)
  let draftRelay = Relay("")
  let canPublishRelay = Relay(false)

  private var likes = PendingLikes()
  private var isRefreshing = false
  private var page: Task<Void, Never>?
  private let tasks = TaskBag()
  private let useCases: UseCases

  package init(useCases: UseCases) {
    self.useCases = useCases
  }
}

extension FeedViewModel: FeedInput {
  package func appeared() async {
    await load()
  }

  private func load() async {
    guard phaseRelay.value == .loading else { return }
    do {
      show(try await useCases.loadFeedPage())
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
    pagingRelay.send(.loading(cursor))
    page = tasks.start { await self.loadPage(after: cursor) }
  }

  package func pageRetryTapped() {
    guard case .failed(_, let cursor) = pagingRelay.value, !isRefreshing else { return }
    pagingRelay.send(.loading(cursor))
    page = tasks.start { await self.loadPage(after: cursor) }
  }

  private func loadPage(after cursor: Cursor) async {
    do {
      let page = try await useCases.loadFeedPage(after: cursor)
      postsRelay.send(postsRelay.value + likes.shown(in: page.items))
      pagingRelay.send(Paging(next: page.next))
    } catch .cancelled {
    } catch {
      pagingRelay.send(.failed(error, cursor))
    }
  }

  package func refreshPulled() async {
    guard !isRefreshing else { return }
    page?.cancel()
    pagingRelay.send(pagingRelay.value.withoutRequest)
    isRefreshing = true
    defer { isRefreshing = false }
    do {
      show(try await useCases.loadFeedPage())
    } catch {
      noticeRelay.send(Notice(.refresh, error) ?? noticeRelay.value)
    }
  }

  private func show(_ page: Page<Post>) {
    postsRelay.send(likes.shown(in: page.items))
    pagingRelay.send(Paging(next: page.next))
    phaseRelay.send(.loaded)
  }

  package func likeTapped(_ id: Post.ID) {
    guard var post = postsRelay.value[id: id] else { return }
    let request = likes.toggle(&post)
    replace(post)
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
      if let confirmed = likes.failed(id), var post = postsRelay.value[id: id] {
        post.isLiked = confirmed
        replace(post)
      }
      noticeRelay.send(Notice(.like, error) ?? noticeRelay.value)
    }
  }

  private func replace(_ post: Post) {
    var posts = postsRelay.value
    posts[id: post.id] = post
    postsRelay.send(posts)
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
      let post = try await useCases.publishPost(draft)
      var posts = postsRelay.value
      posts.putOnTop(post)
      postsRelay.send(posts)
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

  package func noticeDismissed() {
    noticeRelay.send(nil)
  }

  package func disappeared() {
    tasks.cancelAll()
    pagingRelay.send(pagingRelay.value.withoutRequest)
  }
}
