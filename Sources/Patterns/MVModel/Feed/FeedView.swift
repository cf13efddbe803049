import LabComponents
import LabContract
import LabDomain
import StageUI

package struct FeedView: View {
  @Environment(AppEnvironment.self) private var environment
  @Environment(PostsStore.self) private var posts
  @State private var phase = LoadPhase.loading
  @State private var paging = Paging.end
  @State private var query = ""
  @State private var isLikedOnly = false
  @State private var notice: Notice?
  @State private var message: Message?
  @State private var isLoading = false
  @State private var isRefreshing = false
  @State private var isPublishing = false
  @State private var isComposing = false
  @State private var isLeaving = false
  @State private var pages = TaskBag()
  @State private var tasks = TaskBag()

  package init() {}

  package var body: some View {
    Group {
      switch phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { retry() }
      case .loaded: feed
      }
    }
    .navigationTitle("Feed")
    .alert(notice, unless: isComposing) { notice = nil }
    .alert(posts.notice, after: notice, unless: isComposing) { posts.notice = nil }
    .message(message) { message = nil }
    .onAppear { appear() }
    .task { await load() }
    .task { await posts.observeNames() }
    .task { await receiveMessages() }
    .onChange(of: query) { endSearch() }
    .task(id: query) { await search() }
    .onDisappear { disappear() }
  }

  private var feed: some View {
    List {
      FeedFilter(
        query: $query,
        isLikedOnly: $isLikedOnly)
      FeedComposer(
        isPublishing: $isPublishing, isComposing: $isComposing, notice: $notice, tasks: tasks)
      FeedRows(
        isLikedOnly: isLikedOnly, paging: $paging, isRefreshing: $isRefreshing,
        isLeaving: $isLeaving, tasks: pages)
    }
    .refreshable { await refresh() }
  }

  private func load() async {
    guard phase == .loading, !isLoading, !Task.isCancelled else { return }
    isLoading = true
    defer { isLoading = false }
    do {
      paging = Paging(next: try await posts.loadFirstPage())
      phase = .loaded
    } catch .cancelled {
    } catch {
      phase = .failed(error)
    }
  }

  private func retry() {
    guard case .failed = phase else { return }
    phase = .loading
    tasks.start { await load() }
  }

  private func refresh() async {
    guard !isRefreshing, !Task.isCancelled else { return }
    pages.cancelAll()
    paging = paging.withoutRequest
    isRefreshing = true
    defer { isRefreshing = false }
    do {
      paging = Paging(next: try await posts.loadFirstPage())
    } catch {
      notice = Notice(.refresh, error) ?? notice
    }
  }

  private func endSearch() {
    if SearchRule.query(query) == nil { posts.endSearch() }
  }

  private func search() async {
    guard let query = SearchRule.query(query), query != posts.found?.query else { return }
    do {
      try await environment.clock.sleep(for: SearchRule.pause)
      try await posts.search(query)
    } catch {
      notice = Notice(.search, error) ?? notice
    }
  }

  private func receiveMessages() async {
    await environment.messages.receive { message = $0 }
  }

  private func appear() {
    isLeaving = false
    endSearch()
  }

  private func disappear() {
    pages.cancelAll()
    tasks.cancelAll()
    isPublishing = false
    isComposing = false
    isRefreshing = false
    paging = paging.withoutRequest
    message = nil
  }
}

/// Owns the draft, so that a typed letter runs no row.
private struct FeedComposer: View {
  @Environment(PostsStore.self) private var posts
  @State private var draft = FeedDraft()
  @Binding var isPublishing: Bool
  @Binding var isComposing: Bool
  @Binding var notice: Notice?
  let tasks: TaskBag

  var body: some View {
    Button("Write") { isComposing = true }
      .accessibilityIdentifier("compose")
      .sheet(isPresented: $isComposing) {
        ComposeSheet(
          isPresented: $isComposing, draft: $draft.text,
          isPublishing: isPublishing, canPublish: canPublish
        ) {
          publish()
        }
        .alert(notice) { notice = nil }
      }
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
    tasks.start { await send() }
  }

  private func send() async {
    do {
      try await posts.publish(draft.text)
      draft.text = ""
      isComposing = false
    } catch .cancelled {
      return
    } catch {
      notice = Notice(.publish, error) ?? notice
    }
    isPublishing = false
  }
}

private struct FeedRows: View {
  @Environment(PostsStore.self) private var posts
  let isLikedOnly: Bool
  @Binding var paging: Paging
  @Binding var isRefreshing: Bool
  @Binding var isLeaving: Bool
  let tasks: TaskBag

  var body: some View {
    let rows = posts.shown(likedOnly: isLikedOnly)
    ForEach(rows) { post in
      FeedRow(post: post, isLeaving: $isLeaving)
    }
    FeedFooter(
      paging: shownPaging, isEmpty: rows.isEmpty,
      isNarrowed: posts.found != nil || isLikedOnly
    ) {
      loadNextPage()
    } onRetry: {
      retryPage()
    }
  }

  /// The paging of the shown rows; a search result is a single page.
  private var shownPaging: Paging {
    posts.found == nil ? paging : .end
  }

  private func loadNextPage() {
    guard case .more(let cursor) = shownPaging, !isRefreshing else { return }
    paging = .loading(cursor)
    tasks.start { await loadPage(after: cursor) }
  }

  private func retryPage() {
    guard case .failed(_, let cursor) = shownPaging, !isRefreshing else { return }
    paging = .loading(cursor)
    tasks.start { await loadPage(after: cursor) }
  }

  private func loadPage(after cursor: Cursor) async {
    do {
      paging = Paging(next: try await posts.loadPage(after: cursor))
    } catch .cancelled {
    } catch {
      paging = .failed(error, cursor)
    }
  }
}

private struct FeedRow: View {
  @Environment(NavigationModel.self) private var navigation
  let post: Post
  @Binding var isLeaving: Bool

  var body: some View {
    PostRow(post: post) {
      LikeButton(post: post)
    } onAuthor: {
      openAuthor()
    }
  }

  private func openAuthor() {
    guard !isLeaving else { return }
    isLeaving = true
    navigation.path.append(.profile(post.author, name: post.authorName))
  }
}
