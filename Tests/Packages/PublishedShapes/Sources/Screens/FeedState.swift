import LabDomain

/// What the feed shows, and its rules.
nonisolated package struct FeedState: Equatable, Sendable {
  package private(set) var phase = LoadPhase.loading
  package var rows = FeedRows()
  package private(set) var paging = Paging.end
  package var isLikedOnly = false
  package var query = "" {
    didSet { if SearchRule.query(query) == nil { rows.found = nil } }
  }
  package var notice: Notice?
  package var message: Message?
  package var publishing = Publishing()

  package private(set) var isRefreshing = false
  package private(set) var isLeaving = false

  package init() {}

  /// Returns the rows to show, with the pending likes applied.
  package func shown(with likes: LikesState) -> [Post] {
    let posts = likes.shown(in: rows.found?.posts ?? rows.posts)
    return isLikedOnly ? posts.filter(\.isLiked) : posts
  }

  /// The paging of the shown rows; a search result is a single page.
  package var shownPaging: Paging {
    rows.found == nil ? paging : .end
  }

  package var isNarrowed: Bool {
    rows.found != nil || isLikedOnly
  }

  /// The query whose result is not shown yet; `nil` if there is nothing to search for.
  package var pendingQuery: String? {
    let query = SearchRule.query(query)
    return query == rows.found?.query ? nil : query
  }

  /// Shows the progress view again; returns whether to send the request again.
  @discardableResult
  package mutating func retry() -> Bool {
    guard case .failed = phase else { return false }
    phase = .loading
    return true
  }

  package mutating func endLoading(_ answer: Answer<Page<Post>>) {
    switch answer {
    case .success(let page): show(page)
    case .failure(.cancelled): break
    case .failure(let error): phase = .failed(error)
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

  package mutating func endPage(_ answer: Answer<Page<Post>>, after cursor: Cursor) {
    switch answer {
    case .success(let page):
      rows.append(page)
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

  package mutating func endRefresh(_ answer: Answer<Page<Post>>) {
    switch answer {
    case .success(let page): show(page)
    case .failure(let error): report(.refresh, error)
    }
    isRefreshing = false
  }

  private mutating func show(_ page: Page<Post>) {
    rows.show(page)
    paging = Paging(next: page.next)
    phase = .loaded
  }

  package mutating func endPublishing(_ answer: Answer<Post>) {
    switch answer {
    case .success(let post):
      rows.posts.putOnTop(post)
      publishing = Publishing()
    case .failure(let error):
      publishing.isSending = false
      report(.publish, error)
    }
  }

  package mutating func endSearch(for query: String, _ answer: Answer<[Post]>) {
    switch answer {
    case .success(let posts): rows.show(FoundPosts(query: query, posts: posts))
    case .failure(let error): report(.search, error)
    }
  }

  /// Shows an alert, unless the request was cancelled.
  package mutating func report(_ failure: Notice.Failure, _ error: DomainError) {
    notice = Notice(failure, error) ?? notice
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
    publishing.isSending = false
    (isRefreshing, isLeaving) = (false, false)
  }
}

/// The draft of a post, and whether it is being sent.
nonisolated package struct Publishing: Equatable, Sendable {
  package var draft = "" {
    didSet { draft = PostRule.accept(draft) }
  }
  package var isSending = false

  package init() {}

  package var canPublish: Bool {
    !isSending && PostRule.canPublish(draft)
  }

  /// Returns the post to send, if it can be sent.
  @discardableResult
  package mutating func begin() -> String? {
    guard canPublish else { return nil }
    isSending = true
    return draft
  }
}
