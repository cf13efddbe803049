import LabComponents
import LabContract
import LabDomain
import StageUI

package struct FeedView: View {
  @Environment(AppEnvironment.self) private var environment
  @Environment(FeedModel.self) private var model
  @State private var draft = FeedDraft()
  @State private var isLikedOnly = false
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
    .message(model.message) { model.message = nil }
    .onAppear { appear() }
    .task { await model.load() }
    .task { await model.observeProfiles() }
    .task { await model.receiveMessages() }
    .onDisappear { disappear() }
  }

  @ViewBuilder private var feed: some View {
    let shown = (model.found?.posts ?? model.posts).shown(likedOnly: isLikedOnly)
    List {
      FeedFilter(
        query: Bindable(model).query,
        isLikedOnly: $isLikedOnly)
      PublishBar(
        draft: $draft.text,
        isPublishing: draft.isPublishing, canPublish: draft.canPublish
      ) {
        publish()
      }
      ForEach(shown) { post in
        PostRow(post: post) {
          model.toggleLike(post.id)
        } onAuthor: {
          open(post.author)
        }
      }
      FeedFooter(
        paging: model.shownPaging, isEmpty: shown.isEmpty,
        isNarrowed: model.found != nil || isLikedOnly
      ) {
        model.loadNextPage()
      } onRetry: {
        model.retryPage()
      }
    }
    .refreshable { await model.refresh() }
  }

  private func publish() {
    guard draft.canPublish else { return }
    draft.isPublishing = true
    let text = draft.text
    tasks.start { await send(text) }
  }

  private func send(_ text: String) async {
    do {
      try await model.publish(text)
      draft.text = ""
    } catch .cancelled {
      return
    } catch {
      model.notice = Notice(.publish, error) ?? model.notice
    }
    draft.isPublishing = false
  }

  private func open(_ author: User.ID) {
    guard !isLeaving else { return }
    isLeaving = true
    environment.router.push(.profile(author))
  }

  private func appear() {
    isLeaving = false
    model.appear()
  }

  private func disappear() {
    tasks.cancelAll()
    draft.isPublishing = false
    model.disappear()
  }
}
