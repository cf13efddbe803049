import Components
import Domain
import StageUI

package struct FeedView: View {
  let useCases: UseCases
  @State private var model = FeedModel()
  @State private var likes = PendingLikes()
  @State private var isRefreshing = false
  @State private var page: Task<Void, Never>?
  @State private var tasks = TaskBag()

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
    .task { await load() }
    .onDisappear { disappear() }
  }

  private var feed: some View {
    List {
      PublishBar(
        draft: $model.draft, isPublishing: model.isPublishing, canPublish: model.canPublish
      ) {
        publish()
      }
      ForEach(model.posts) { post in
        PostRow(post: post) { toggleLike(post.id) }
      }
      FeedFooter(paging: model.paging, isEmpty: model.posts.isEmpty) {
        loadNextPage()
      } onRetry: {
        retryPage()
      }
    }
    .refreshable { await refresh() }
  }

  private func load() async {
    guard model.phase == .loading else { return }
    do {
      show(try await useCases.loadFeedPage())
    } catch .cancelled {
    } catch {
      model.phase = .failed(error)
    }
  }

  private func retry() {
    model.phase = .loading
    tasks.start { await load() }
  }

  private func loadNextPage() {
    guard case .more(let cursor) = model.paging, !isRefreshing else { return }
    model.paging = .loading(cursor)
    page = tasks.start { await loadPage(after: cursor) }
  }

  private func retryPage() {
    guard case .failed(_, let cursor) = model.paging, !isRefreshing else { return }
    model.paging = .loading(cursor)
    page = tasks.start { await loadPage(after: cursor) }
  }

  private func loadPage(after cursor: Cursor) async {
    do {
      let page = try await useCases.loadFeedPage(after: cursor)
      model.posts += likes.shown(in: page.items)
      model.paging = Paging(next: page.next)
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
      show(try await useCases.loadFeedPage())
    } catch {
      model.notice = Notice(.refresh, error) ?? model.notice
    }
  }

  private func show(_ page: Page<Post>) {
    model.posts = likes.shown(in: page.items)
    model.paging = Paging(next: page.next)
    model.phase = .loaded
  }

  private func toggleLike(_ id: Post.ID) {
    guard var post = model.posts[id: id] else { return }
    let request = likes.toggle(&post)
    model.posts[id: id] = post
    guard let request else { return }
    tasks.start { await send(request, id) }
  }

  private func send(_ isLiked: Bool, _ id: Post.ID) async {
    var request: Bool? = isLiked
    do {
      while let isLiked = request {
        try await useCases.toggleLike(id, to: isLiked)
        request = likes.succeeded(id)
      }
    } catch {
      if let confirmed = likes.failed(id) { model.posts[id: id]?.isLiked = confirmed }
      model.notice = Notice(.like, error) ?? model.notice
    }
  }

  private func publish() {
    guard model.canPublish else { return }
    model.isPublishing = true
    let draft = model.draft
    tasks.start { await send(draft) }
  }

  private func send(_ draft: String) async {
    do {
      let post = try await useCases.publishPost(draft)
      model.posts.putOnTop(post)
      model.draft = ""
    } catch {
      model.notice = Notice(.publish, error) ?? model.notice
    }
    model.isPublishing = false
  }

  private func disappear() {
    tasks.cancelAll()
    model.paging = model.paging.withoutRequest
  }
}
