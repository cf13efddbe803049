import LabComponents
import LabContract
import LabDomain
import StageUI

package struct FeedView: View {
  @Environment(FeedModel.self) private var model
  @Environment(PostsModel.self) private var posts
  @State private var isLikedOnly = false
  @State private var isPublishing = false
  @State private var isLeaving = false
  @State private var tasks = TaskBag()

  package init() {}

  package var body: some View {
    Group {
      switch model.phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { model.retry() }
      case .loaded: feed
      }
    }
    .navigationTitle("Feed")
    .alert(model.notice) { model.notice = nil }
    .alert(posts.notice, after: model.notice) { posts.notice = nil }
    .message(model.message) { model.message = nil }
    .onAppear { appear() }
    .task { await model.load() }
    .task { await model.observeProfiles() }
    .task { await model.receiveMessages() }
    .onDisappear { disappear() }
  }

  private var feed: some View {
    List {
      FeedSearch(isLikedOnly: $isLikedOnly)
      FeedComposer(isPublishing: $isPublishing, tasks: tasks)
      FeedRows(isLikedOnly: isLikedOnly, isLeaving: $isLeaving)
    }
    .refreshable { await model.refresh() }
  }

  private func appear() {
    isLeaving = false
    model.appear()
  }

  private func disappear() {
    tasks.cancelAll()
    isPublishing = false
    model.disappear()
  }
}

private struct FeedSearch: View {
  @Environment(FeedModel.self) private var model
  @Binding var isLikedOnly: Bool

  var body: some View {
    FeedFilter(
      query: Bindable(model).query,
      isLikedOnly: $isLikedOnly)
  }
}

/// Owns the draft, so that a typed letter runs no row.
private struct FeedComposer: View {
  @Environment(FeedModel.self) private var model
  @State private var draft = FeedDraft()
  @Binding var isPublishing: Bool
  let tasks: TaskBag

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
      if await model.publish(draft.text) { draft.text = "" }
      if !Task.isCancelled { isPublishing = false }
    }
  }
}

private struct FeedRows: View {
  @Environment(FeedModel.self) private var model
  @Environment(PostsModel.self) private var posts
  let isLikedOnly: Bool
  @Binding var isLeaving: Bool

  var body: some View {
    let rows = posts.shown(likedOnly: isLikedOnly)
    ForEach(rows) { post in
      FeedRow(post: post, isLeaving: $isLeaving)
    }
    FeedFooter(
      paging: model.shownPaging, isEmpty: rows.isEmpty,
      isNarrowed: posts.found != nil || isLikedOnly
    ) {
      model.loadNextPage()
    } onRetry: {
      model.retryPage()
    }
  }
}

private struct FeedRow: View {
  @Environment(AppEnvironment.self) private var environment
  let post: Post
  @Binding var isLeaving: Bool

  var body: some View {
    PostRow(post: post) {
      LikeButton(post: post)
    } onAuthor: {
      open(post.author)
    }
  }

  private func open(_ author: User.ID) {
    guard !isLeaving else { return }
    isLeaving = true
    environment.router.push(.profile(author))
  }
}
