import LabComponents
import LabContract
import LabDomain
import StageUI

package struct FeedView: View {
  @Environment(AppEnvironment.self) private var environment
  @Environment(LikesModel.self) private var likes
  @State private var model = FeedModel()
  @State private var isLoading = false
  @State private var isRefreshing = false
  @State private var isPublishing = false
  @State private var isComposing = false
  @State private var isLeaving = false
  @State private var page: Task<Void, Never>?
  @State private var tasks = TaskBag()
  @Binding private var path: [Router.Route]

  /// - Parameter path: The stack of screens, state of the view that shows them.
  package init(path: Binding<[Router.Route]>) {
    _path = path
  }

  package var body: some View {
    Group {
      switch model.phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { retry() }
      case .loaded: feed
      }
    }
    .navigationTitle("Feed")
    .alert(model.notice, unless: isComposing) { model.notice = nil }
    .alert(likes.notice, after: model.notice, unless: isComposing) { likes.notice = nil }
    .message(model.message) { model.message = nil }
    .onAppear { appear() }
    .onChange(of: likes.liked) { followLikes() }
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
      FeedComposer(
        isPublishing: $isPublishing, isComposing: $isComposing, notice: $model.notice, tasks: tasks
      ) {
        await send($0)
      }
      ForEach(model.shown) { post in
        FeedRow(post: post, isLiked: $model[isLiked: post.id], isLeaving: $isLeaving, path: $path)
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
      model.show(likes.received(page.items), next: page.next)
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
      model.append(likes.received(page.items), next: page.next)
    } catch .cancelled {
    } catch {
      model.paging = .failed(error, cursor)
    }
  }

  private func refresh() async {
    guard !isRefreshing, !Task.isCancelled else { return }
    page?.cancel()
    model.paging = model.paging.withoutRequest
    isRefreshing = true
    defer { isRefreshing = false }
    do {
      let page = try await environment.useCases.loadFeedPage()
      model.show(likes.received(page.items), next: page.next)
    } catch {
      model.notice = Notice(.refresh, error) ?? model.notice
    }
  }

  /// Shows what was liked on other screens, and likes that failed.
  private func followLikes() {
    model.show(likes.liked)
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

  private func search() async {
    guard let query = SearchRule.query(model.query), query != model.found?.query else { return }
    do {
      try await environment.clock.sleep(for: SearchRule.pause)
      let answer = try await environment.useCases.searchPosts(query)
      let rows = likes.received(answer)
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

  private func appear() {
    isLeaving = false
    followLikes()
  }

  private func disappear() {
    tasks.cancelAll()
    isPublishing = false
    isComposing = false
    isRefreshing = false
    model.paging = model.paging.withoutRequest
    model.message = nil
  }
}

/// Owns the draft, so that a typed letter runs no row.
private struct FeedComposer: View {
  @State private var draft = FeedDraft()
  @Binding var isPublishing: Bool
  @Binding var isComposing: Bool
  @Binding var notice: Notice?
  let tasks: TaskBag
  let send: (String) async -> Bool

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
    tasks.start {
      if await send(draft.text) {
        draft.text = ""
        isComposing = false
      }
      if !Task.isCancelled { isPublishing = false }
    }
  }
}

/// Holds bindings rather than closures, so that it is equal to a row with the same post.
private struct FeedRow: View {
  let post: Post
  @Binding var isLiked: Bool
  @Binding var isLeaving: Bool
  @Binding var path: [Router.Route]

  var body: some View {
    PostRow(post: post) {
      LikeButton(isLiked: $isLiked, post: post)
    } onAuthor: {
      openAuthor()
    }
  }

  private func openAuthor() {
    guard !isLeaving else { return }
    isLeaving = true
    path.append(.profile(post.author, name: post.authorName))
  }
}
