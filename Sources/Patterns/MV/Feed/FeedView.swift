import LabComponents
import LabContract
import LabDomain
import StageUI

package struct FeedView: View {
  @Environment(AppEnvironment.self) private var environment
  @State private var model = FeedModel()
  @State private var likes = PendingLikes()
  @State private var isLoading = false
  @State private var isRefreshing = false
  @State private var isPublishing = false
  @State private var isLeaving = false
  @State private var page: Task<Void, Never>?
  @State private var tasks = TaskBag()

  package init() {}

  package var body: some View {
    Group {
      switch model.phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { retry() }
      case .loaded: feed
      }
    }
    .navigationTitle("Feed")
    .alert(model.notice) { model.notice = nil }
    .message(model.message) { model.message = nil }
    .onAppear { isLeaving = false }
    .task { await load() }
    .task { await observeProfiles() }
    .task { await receiveMessages() }
    .task(id: model.query) { await search() }
    .onDisappear { disappear() }
  }

  private var feed: some View {
    List {
      FeedFilter(
        query: $model.query,
        isLikedOnly: $model.isLikedOnly)
      FeedComposer(isPublishing: $isPublishing, tasks: tasks) { await send($0) }
      ForEach(model.shown) { post in
        PostRow(post: post) {
          toggleLike(post.id)
        } onAuthor: {
          open(post.author)
        }
      }
      FeedFooter(
        paging: model.shownPaging, isEmpty: model.shown.isEmpty, isNarrowed: model.isNarrowed
      ) {
        loadNextPage()
      } onRetry: {
        retryPage()
      }
    }
    .refreshable { await refresh() }
  }

  private func load() async {
    guard model.phase == .loading, !isLoading, !Task.isCancelled else { return }
    isLoading = true
    defer { isLoading = false }
    do {
      let page = try await environment.useCases.loadFeedPage()
      model.show(page, with: likes)
    } catch .cancelled {
    } catch {
      model.phase = .failed(error)
    }
  }

  private func retry() {
    guard case .failed = model.phase else { return }
    model.phase = .loading
    tasks.start { await load() }
  }

  private func loadNextPage() {
    guard case .more(let cursor) = model.shownPaging, !isRefreshing else { return }
    model.paging = .loading(cursor)
    page = tasks.start { await loadPage(after: cursor) }
  }

  private func retryPage() {
    guard case .failed(_, let cursor) = model.shownPaging, !isRefreshing else { return }
    model.paging = .loading(cursor)
    page = tasks.start { await loadPage(after: cursor) }
  }

  private func loadPage(after cursor: Cursor) async {
    do {
      let page = try await environment.useCases.loadFeedPage(after: cursor)
      model.append(page, with: likes)
    } catch .cancelled {
    } catch {
      model.paging = .failed(error, cursor)
    }
  }

  private func refresh() async {
    guard !isRefreshing else { return }
    page?.cancel()
    model.paging = model.paging.withoutRequest
    isRefreshing = true
    defer { isRefreshing = false }
    do {
      let page = try await environment.useCases.loadFeedPage()
      model.show(page, with: likes)
    } catch {
      model.notice = Notice(.refresh, error) ?? model.notice
    }
  }

  private func toggleLike(_ id: Post.ID) {
    guard let post = model.found?.posts[id: id] ?? model.posts[id: id] else { return }
    model.setLiked(!post.isLiked, id)
    guard let request = likes.toggle(id, to: !post.isLiked) else { return }
    tasks.start { await send(request, id) }
  }

  private func send(_ isLiked: Bool, _ id: Post.ID) async {
    var request: Bool? = isLiked
    do {
      while let isLiked = request {
        try await environment.useCases.toggleLike(id, to: isLiked)
        request = likes.succeeded(id)
      }
    } catch .cancelled {
    } catch {
      if let confirmed = likes.failed(id) { model.setLiked(confirmed, id) }
      model.notice = Notice(.like, error) ?? model.notice
    }
  }

  private func undoLikes() {
    guard !likes.isEmpty else { return }
    model.setLiked(likes.cancelAll())
  }

  /// Returns whether the draft is published.
  private func send(_ draft: String) async -> Bool {
    do {
      let post = try await environment.useCases.publishPost(draft)
      model.posts.putOnTop(post)
      return true
    } catch {
      model.notice = Notice(.publish, error) ?? model.notice
      return false
    }
  }

  private func open(_ author: User.ID) {
    guard !isLeaving else { return }
    isLeaving = true
    environment.router.push(.profile(author))
  }

  private func search() async {
    guard let query = SearchRule.query(model.query), query != model.found?.query else { return }
    do {
      try await environment.clock.sleep(for: SearchRule.pause)
      let answer = try await environment.useCases.searchPosts(query)
      let rows = likes.shown(in: answer)
      model.found = FoundPosts(query: query, posts: rows)
      model.posts.update(rows)
    } catch {
      model.notice = Notice(.search, error) ?? model.notice
    }
  }

  private func observeProfiles() async {
    for await profile in environment.useCases.observeProfiles() {
      model.posts.rename(after: profile)
      model.found?.posts.rename(after: profile)
    }
  }

  private func receiveMessages() async {
    await environment.messages.receive { model.message = $0 }
  }

  private func disappear() {
    tasks.cancelAll()
    undoLikes()
    isPublishing = false
    isRefreshing = false
    model.paging = model.paging.withoutRequest
    model.message = nil
  }
}

/// Owns the draft, so that a typed letter runs no row.
private struct FeedComposer: View {
  @State private var draft = FeedDraft()
  @Binding var isPublishing: Bool
  let tasks: TaskBag
  let send: (String) async -> Bool

  var body: some View {
    PublishBar(
      draft: $draft.text,
      isPublishing: isPublishing, canPublish: canPublish
    ) {
      publish()
    }
  }

  private var canPublish: Bool {
    !isPublishing && draft.canPublish
  }

  private func publish() {
    guard canPublish else { return }
    isPublishing = true
    tasks.start {
      if await send(draft.text) { draft.text = "" }
      if !Task.isCancelled { isPublishing = false }
    }
  }
}
