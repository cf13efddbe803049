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
  private let isComposing = Relay(false)
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
      isPublishing: publish.isRunning, isComposing: isComposing, draft: draft,
      canPublish: combineLatest(draft, publish.isRunning) { PostRule.canPublish($0) && !$1 }
        .removeDuplicates(),
      isRefreshing: refresh.isRunning)

    composePages(environment.useCases)
    composeSearch(environment)
    composeDraft(environment.useCases)
    composePosts(environment.useCases)
    composeMessages(environment)
    composeLeaving(environment.router)
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
    phase.receive(
      firstPage.starts.map { .loading }, pages.map { _ in .loaded },
      firstPage.errors.map { .failed($0) })

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
    paging.receive(
      nextPage.starts.into { $0 = .loading($1) },
      nextPage.errors.into { paging, error in
        if case .loading(let cursor) = paging { paging = .failed(error, cursor) }
      },
      nextPage.ends.into { paging, _ in paging = paging.withoutRequest },
      Stream.merge(pages, nextPage.values).into { $0 = Paging(next: $1.next) })
  }

  private func composeSearch(_ environment: AppEnvironment) {
    query.receive(inputs.queryChanged.stream)
    isLikedOnly.receive(inputs.likedOnlyChanged.stream)

    let unanswered = queries.withLatestFrom(found) { $0 == $1?.query ? nil : $0 }
    search.run(
      on: Stream.merge(unanswered, inputs.disappeared.stream.map { nil })
        .debounce(for: SearchRule.pause, on: environment.clock),
      until: .merge(queries.map { _ in }, inputs.disappeared.stream)
    ) { query async throws(DomainError) in
      FoundPosts(query: query, posts: try await environment.useCases.searchPosts(query))
    }
  }

  private func composeDraft(_ useCases: UseCases) {
    publish.run(
      on: draft.sample(on: inputs.publishTapped.stream).filter(while: outputs.canPublish),
      until: inputs.disappeared.stream
    ) { draft async throws(DomainError) in
      try await useCases.publishPost(draft)
    }
    draft.receive(
      inputs.draftChanged.stream.into { $0 = PostRule.accept($1) },
      publish.values.into { draft, _ in draft = "" })
    isComposing.receive(
      inputs.composingChanged.stream, publish.values.map { _ in false },
      inputs.disappeared.stream.map { false })
  }

  private func composePosts(_ useCases: UseCases) {
    let pages = rows(of: pages)
    let nextPages = rows(of: nextPage.values)
    let answers = search.values.withLatestFrom(likes.outputs.pending) {
      FoundPosts(query: $0.query, posts: $1.shown(in: $0.posts))
    }
    let ends = queries.filter { [found] in $0 == nil && found.value != nil }
    let renames = effects.share(
      whileVisible { send in for await profile in useCases.observeProfiles() { send(profile) } })

    found.receive(
      answers.into { $0 = $1 },
      ends.into { found, _ in found = nil },
      Stream.merge(pages, nextPages).intoWrapped { $0.posts.update($1) },
      likes.outputs.changes.intoWrapped { $0.posts.setLiked($1.isLiked, $1.id) },
      renames.intoWrapped { $0.posts.rename(after: $1) })
    posts.receive(
      pages.into { $0 = Posts($1) },
      nextPages.into { $0.append($1) },
      publish.values.into { $0.putOnTop($1) },
      answers.into { $0.update($1.posts) },
      likes.outputs.changes.into { $0.setLiked($1.isLiked, $1.id) },
      renames.into { $0.rename(after: $1) })
  }

  private func composeMessages(_ environment: AppEnvironment) {
    notice.receive(
      refresh.errors.compactMap { Notice(.refresh, $0) },
      publish.errors.compactMap { Notice(.publish, $0) },
      search.errors.compactMap { Notice(.search, $0) },
      inputs.noticeDismissed.stream.map { nil })
    message.receive(
      whileVisible { send in await environment.messages.receive { send($0) } },
      inputs.messageDismissed.stream.map { nil }, inputs.disappeared.stream.map { nil })
  }

  private func composeLeaving(_ router: Router) {
    isVisible.receive(
      inputs.appeared.stream.map { true }, inputs.disappeared.stream.map { false })
    let opened = effects.share(inputs.authorTapped.stream.filter(while: isLeaving.map(!)))
    isLeaving.receive(inputs.appeared.stream.map { false }, opened.map { _ in true })
    effects.add(opened) { router.push(.profile($0.author, name: $0.authorName)) }
  }

  /// The answers that replace all posts.
  private var pages: Stream<Page<Post>> { .merge(firstPage.values, refresh.values) }

  /// What to search for; `nil` ends the search.
  private var queries: Stream<String?> {
    Stream.merge(query.sample(on: inputs.appeared.stream), inputs.queryChanged.stream)
      .map(SearchRule.query)
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
}
