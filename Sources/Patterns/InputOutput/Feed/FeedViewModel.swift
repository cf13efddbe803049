import LabContract
import LabDomain
import LabStreams

package final class FeedViewModel {
  package let inputs = FeedInputs()
  package let outputs: FeedOutputs
  package let likes: LikesViewModel

  private let phase = Relay(LoadPhase.loading)
  private let posts = Relay<Posts>([])
  private let paging = Relay(Paging.end)
  private let found = Relay<FoundPosts?>(nil)
  private let isLikedOnly = Relay(false)
  private let query = Relay("")
  private let notice = Relay<Notice?>(nil)
  private let message = Relay<Message?>(nil)
  private let draft = Relay("")
  private let isVisible = Relay(true)
  private let isLeaving = Relay(false)

  private let firstPage = Request<Void, Page<Post>>()
  private let nextPage = Request<Cursor, Page<Post>>()
  private let refresh = Request<Void, Page<Post>>()
  private let publish = Request<String, Post>()
  private let search = Request<String, FoundPosts>()
  private let effects = Subscription()

  /// - Parameter likes: Shared with other screens; `nil` for a screen alone.
  package init(likes: LikesViewModel? = nil, environment: AppEnvironment) {
    self.likes = likes ?? LikesViewModel(useCases: environment.useCases)
    outputs = FeedOutputs(
      phase: phase,
      posts: combineLatest(posts, found, isLikedOnly) { posts, found, isLikedOnly in
        (found?.posts ?? posts).shown(likedOnly: isLikedOnly)
      },
      // A search result is a single page.
      paging: combineLatest(paging, found) { $1 == nil ? $0 : .end }.removeDuplicates(),
      isNarrowed: combineLatest(found, isLikedOnly) { $0 != nil || $1 }.removeDuplicates(),
      isLikedOnly: isLikedOnly, query: query, notice: notice, message: message,
      isPublishing: publish.isRunning, draft: draft,
      canPublish: combineLatest(draft, publish.isRunning) { PostRule.canPublish($0) && !$1 }
        .removeDuplicates(),
      isRefreshing: refresh.isRunning)

    composePages(environment.useCases)
    composeLikes()
    composeDraft(environment.useCases)
    composeSearch(environment)
    composeNews(environment)
  }

  private func composePages(_ useCases: UseCases) {
    let firstLoads = phase.sample(on: inputs.appeared.stream).filter { $0 == .loading }
    let retries = phase.sample(on: inputs.retryTapped.stream).filter {
      if case .failed = $0 { true } else { false }
    }
    firstPage.run(
      on: Stream.merge(firstLoads, retries).map { _ in }, until: inputs.disappeared.stream
    ) { _ async throws(DomainError) in
      try await useCases.loadFeedPage()
    }
    phase.receive(firstPage.starts.map { .loading })
    phase.receive(firstPage.errors.map { .failed($0) })

    let isIdle = refresh.isRunning.map(!)
    refresh.run(
      on: inputs.refreshPulled.stream.filter(while: isIdle).filter(while: isVisible),
      until: inputs.disappeared.stream
    ) { _ async throws(DomainError) in
      try await useCases.loadFeedPage()
    }

    let nextCursors = outputs.paging.sample(on: inputs.endReached.stream).compactMap {
      if case .more(let cursor) = $0 { cursor } else { nil }
    }
    let failedCursors = outputs.paging.sample(on: inputs.pageRetryTapped.stream).compactMap {
      if case .failed(_, let cursor) = $0 { cursor } else { nil }
    }
    nextPage.run(
      on: .merge(nextCursors, failedCursors).filter(while: isIdle),
      until: .merge(refresh.starts, inputs.disappeared.stream)
    ) { cursor async throws(DomainError) in
      try await useCases.loadFeedPage(after: cursor)
    }
    paging.receive(nextPage.starts.map { .loading($0) })
    paging.receive(nextPage.errors) { paging, error in
      if case .loading(let cursor) = paging { paging = .failed(error, cursor) }
    }
    paging.receive(nextPage.ends) { paging, _ in paging = paging.withoutRequest }

    let pages = Stream.merge(firstPage.values, refresh.values)
    posts.receive(rows(of: pages)) { $0 = Posts($1) }
    posts.receive(rows(of: nextPage.values)) { $0.append($1) }
    let answers = Stream.merge(firstPage.values, refresh.values, nextPage.values)
    found.receive(rows(of: answers.filter(while: isSearched))) { $0?.posts.update($1) }
    paging.receive(answers.map { Paging(next: $0.next) })
    phase.receive(pages.map { _ in .loaded })
    notice.receive(refresh.errors.compactMap { Notice(.refresh, $0) })
  }

  private func composeLikes() {
    // Shared as a part of `effects`, which ends it with the feed. Until then, the child retains what receives
    // its changes, and with the filter `found`.
    let changes = effects.share(likes.outputs.changes)
    posts.receive(changes) { $0.setLiked($1.isLiked, $1.id) }
    found.receive(changes.filter(while: isSearched)) { $0?.posts.setLiked($1.isLiked, $1.id) }
  }

  private func composeDraft(_ useCases: UseCases) {
    publish.run(
      on: draft.sample(on: inputs.publishTapped.stream).filter(while: outputs.canPublish),
      until: inputs.disappeared.stream
    ) { draft async throws(DomainError) in
      try await useCases.publishPost(draft)
    }
    posts.receive(publish.values) { $0.putOnTop($1) }
    draft.receive(publish.values.map { _ in "" })
    draft.receive(inputs.draftChanged.stream) { $0 = PostRule.accept($1) }
    notice.receive(publish.errors.compactMap { Notice(.publish, $0) })
  }

  private func composeSearch(_ environment: AppEnvironment) {
    query.receive(inputs.queryChanged.stream)
    isLikedOnly.receive(inputs.likedOnlyChanged.stream)

    let queries = Stream.merge(
      query.sample(on: inputs.appeared.stream), inputs.queryChanged.stream
    ).map(SearchRule.query)
    let unanswered = queries.withLatestFrom(found) { $0 == $1?.query ? nil : $0 }
    search.run(
      on: Stream.merge(unanswered, inputs.disappeared.stream.map { nil })
        .debounce(for: SearchRule.pause, on: environment.clock),
      until: .merge(queries.map { _ in }, inputs.disappeared.stream)
    ) { query async throws(DomainError) in
      FoundPosts(query: query, posts: try await environment.useCases.searchPosts(query))
    }
    found.receive(queries.filter { $0 == nil }.map { _ in nil })
    let answers = search.values.withLatestFrom(likes.outputs.pending) {
      FoundPosts(query: $0.query, posts: $1.shown(in: $0.posts))
    }
    found.receive(answers) { $0 = $1 }
    posts.receive(answers) { $0.update($1.posts) }
    notice.receive(search.errors.compactMap { Notice(.search, $0) })
  }

  private func composeNews(_ environment: AppEnvironment) {
    let renames = effects.share(
      whileVisible { send in
        for await profile in environment.useCases.observeProfiles() { send(profile) }
      })
    posts.receive(renames) { $0.rename(after: $1) }
    found.receive(renames.filter(while: isSearched)) { $0?.posts.rename(after: $1) }

    message.receive(whileVisible { send in await environment.messages.receive { send($0) } })
    message.receive(
      Stream.merge(inputs.messageDismissed.stream, inputs.disappeared.stream).map { nil })
    notice.receive(inputs.noticeDismissed.stream.map { nil })

    isVisible.receive(inputs.appeared.stream.map { true })
    isVisible.receive(inputs.disappeared.stream.map { false })
    isLeaving.receive(inputs.appeared.stream.map { false })
    let opened = effects.share(inputs.authorTapped.stream.filter(while: isLeaving.map(!)))
    isLeaving.receive(opened.map { _ in true })
    effects.add(opened) { environment.router.push(.profile($0)) }
  }

  /// The values of `work`, which runs while the feed is on screen.
  private func whileVisible<Value>(
    _ work: @escaping @MainActor (_ send: (Value) -> Void) async -> Void
  ) -> Stream<Value> {
    let disappeared = inputs.disappeared.stream
    return inputs.appeared.stream.flatMap { Stream(work).take(until: disappeared) }
  }

  /// The posts of pages, with the pending likes applied.
  private func rows(of pages: Stream<Page<Post>>) -> Stream<[Post]> {
    pages.withLatestFrom(likes.outputs.pending) { $1.shown(in: $0.items) }
  }

  private var isSearched: some Signal<Bool> { found.map { $0 != nil } }
}
