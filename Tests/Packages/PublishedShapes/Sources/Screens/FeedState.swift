import LabDomain

/// What the feed's requests and streams answer.
nonisolated package enum FeedAnswer: Sendable {
  case firstPage(Answer<Page<Post>>)
  case page(Answer<Page<Post>>, after: Cursor)
  case refreshed(Answer<Page<Post>>)
  case published(Answer<Post>)
  case found(String, Answer<[Post]>)
  case profileSaved(Profile)
  case messageReceived(Message)
}

/// What the feed shows, and its rules.
nonisolated package struct FeedState: Equatable, Sendable {
  package private(set) var phase = LoadPhase.loading
  /// The posts of the feed and of a search, without the likes that the server has not confirmed yet.
  package private(set) var posts: Posts = []
  package private(set) var found: FoundPosts?
  package private(set) var paging = Paging.end
  package var isLikedOnly = false
  package var query = "" {
    didSet { if SearchRule.query(query) == nil { found = nil } }
  }
  package var notice: Notice?
  package var message: Message?
  package var draft = "" {
    didSet { draft = PostRule.accept(draft) }
  }
  package private(set) var isPublishing = false
  package var isComposing = false

  package private(set) var isRefreshing = false
  package private(set) var isLeaving = false

  package init() {}

  /// Returns the rows to show, with the pending likes applied.
  package func shown(with likes: LikesState) -> [Post] {
    let posts = likes.shown(in: found?.posts ?? posts)
    return isLikedOnly ? posts.filter(\.isLiked) : posts
  }

  /// Returns the post with the id, as the server has confirmed it.
  package func post(_ id: Post.ID) -> Post? {
    found?.posts[id: id] ?? posts[id: id]
  }

  /// The paging of the shown rows; a search result is a single page.
  package var shownPaging: Paging {
    found == nil ? paging : .end
  }

  package var isNarrowed: Bool {
    found != nil || isLikedOnly
  }

  /// The query whose result is not shown yet; `nil` if there is nothing to search for.
  package var pendingQuery: String? {
    let query = SearchRule.query(query)
    return query == found?.query ? nil : query
  }

  /// Shows the progress view again; returns whether to send the request again.
  @discardableResult
  package mutating func retry() -> Bool {
    guard case .failed = phase else { return false }
    phase = .loading
    return true
  }

  package mutating func receive(_ answer: FeedAnswer) {
    switch answer {
    case .firstPage(.success(let page)): show(page)
    case .firstPage(.failure(.cancelled)): break
    case .firstPage(.failure(let error)): phase = .failed(error)
    case .page(let answer, let cursor): endPage(answer, after: cursor)
    case .refreshed(let answer): endRefresh(answer)
    case .published(let answer): endPublishing(answer)
    case .found(let query, let answer): endSearch(for: query, answer)
    case .profileSaved(let profile):
      posts.rename(after: profile)
      found?.posts.rename(after: profile)
    case .messageReceived(let message): self.message = message
    }
  }

  /// Returns the page to request at the end of the rows, if any.
  @discardableResult
  package mutating func beginPage() -> Cursor? {
    guard case .more(let cursor) = shownPaging, !isRefreshing else { return nil }
    paging = .loading(cursor)
    return cursor
  }

  /// Returns the failed page to request again, if any.
  @discardableResult
  package mutating func retryPage() -> Cursor? {
    guard case .failed(_, let cursor) = shownPaging, !isRefreshing else { return nil }
    paging = .loading(cursor)
    return cursor
  }

  private mutating func endPage(_ answer: Answer<Page<Post>>, after cursor: Cursor) {
    switch answer {
    case .success(let page):
      posts.append(page.items)
      found?.posts.update(page.items)
      paging = Paging(next: page.next)
    case .failure(.cancelled): break
    case .failure(let error): paging = .failed(error, cursor)
    }
  }

  /// Returns whether to request the first page; the page in flight must then be cancelled.
  @discardableResult
  package mutating func beginRefresh() -> Bool {
    guard !isRefreshing else { return false }
    paging = paging.withoutRequest
    isRefreshing = true
    return true
  }

  private mutating func endRefresh(_ answer: Answer<Page<Post>>) {
    switch answer {
    case .success(let page): show(page)
    case .failure(let error): report(.refresh, error)
    }
    isRefreshing = false
  }

  private mutating func show(_ page: Page<Post>) {
    posts = Posts(page.items)
    found?.posts.update(page.items)
    paging = Paging(next: page.next)
    phase = .loaded
  }

  package var canPublish: Bool {
    !isPublishing && PostRule.canPublish(draft)
  }

  /// Returns the post to send, if it can be sent.
  @discardableResult
  package mutating func beginPublishing() -> String? {
    guard canPublish else { return nil }
    isPublishing = true
    return draft
  }

  private mutating func endPublishing(_ answer: Answer<Post>) {
    switch answer {
    case .success(let post):
      posts.putOnTop(post)
      draft = ""
      isComposing = false
    case .failure(let error):
      report(.publish, error)
    }
    isPublishing = false
  }

  private mutating func endSearch(for query: String, _ answer: Answer<[Post]>) {
    switch answer {
    case .success(let posts):
      found = FoundPosts(query: query, posts: posts)
      self.posts.update(posts)
    case .failure(let error): report(.search, error)
    }
  }

  /// Shows an alert, unless the request was cancelled.
  private mutating func report(_ failure: Notice.Failure, _ error: DomainError) {
    notice = Notice(failure, error) ?? notice
  }

  /// Keeps a like that the server has confirmed.
  package mutating func confirm(_ like: LikeChange) {
    posts.setLiked(like.isLiked, like.id)
    found?.posts.setLiked(like.isLiked, like.id)
  }

  /// Returns whether to open a screen; another one may have been opened before.
  @discardableResult
  package mutating func leave() -> Bool {
    defer { isLeaving = true }
    return !isLeaving
  }

  /// Forgets the requests, which were cancelled when the screen disappeared.
  package mutating func reappear() {
    paging = paging.withoutRequest
    message = nil
    (isPublishing, isComposing, isRefreshing, isLeaving) = (false, false, false, false)
  }
}
