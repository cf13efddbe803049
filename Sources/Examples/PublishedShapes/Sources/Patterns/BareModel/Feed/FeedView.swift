import LabComponents
import LabContract
import LabDomain
import Screens
import StageUI

package struct FeedView: View {
  @Bindable var model: FeedModel
  let environment: AppEnvironment
  @State private var tasks = TaskBag()
  @State private var page: Task<Void, Never>?

  package init(model: FeedModel, environment: AppEnvironment) {
    self.model = model
    self.environment = environment
  }

  package var body: some View {
    Group {
      switch model.feed.phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { retry() }
      case .loaded: feed
      }
    }
    .navigationTitle("Feed")
    .alert(model.feed.notice) { model.feed.notice = nil }
    .alert(model.likes.state.notice, after: model.feed.notice) { model.likes.state.notice = nil }
    .message(model.feed.message) { model.feed.message = nil }
    .onAppear { model.feed.reappear() }
    .task { await model.load() }
    .task { await model.observeProfiles() }
    .task { await environment.messages.receive { model.feed.message = $0 } }
    .task(id: model.feed.query) { await model.search(environment.clock) }
    .onDisappear { tasks.cancelAll() }
  }

  private var feed: some View {
    let shown = model.shown
    return List {
      FeedFilter(query: $model.feed.query, isLikedOnly: $model.feed.isLikedOnly)
      PublishBar(
        draft: $model.feed.publishing.draft, isPublishing: model.feed.publishing.isSending,
        canPublish: model.feed.publishing.canPublish
      ) {
        if let draft = model.feed.publishing.begin() { tasks.start { await model.publish(draft) } }
      }
      ForEach(shown) { post in
        FeedRow(post: post, model: model, router: environment.router)
      }
      FeedFooter(
        paging: model.feed.shownPaging, isEmpty: shown.isEmpty,
        isNarrowed: model.feed.isNarrowed
      ) {
        load(model.feed.beginPage())
      } onRetry: {
        load(model.feed.retryPage())
      }
    }
    .refreshable {
      await page?.cancel()
      await model.refresh()
    }
  }

  private func retry() {
    if model.feed.retry() { tasks.start { await model.load() } }
  }

  private func load(_ cursor: Cursor?) {
    guard let cursor else { return }
    page = tasks.start { await model.loadPage(after: cursor) }
  }
}

/// Holds the model rather than closures, so that it is equal to a row with the same post.
private struct FeedRow: View {
  let post: Post
  let model: FeedModel
  let router: Router

  var body: some View {
    PostRow(post: post) {
      LikeButton(post: post) { model.likes.toggle(post) }
    } onAuthor: {
      if model.feed.leave() { router.push(.profile(post.author)) }
    }
  }
}
