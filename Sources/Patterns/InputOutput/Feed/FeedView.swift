import Components
import Domain
import StageUI

package struct FeedView: View {
  let input: any FeedInput
  let output: any FeedOutput
  @State private var phase = LoadPhase.loading
  @State private var posts: [Post] = []
  @State private var paging = Paging.end
  @State private var isNarrowed = false
  @State private var isLikedOnly = false
  @State private var query = ""
  @State private var notice: Notice?
  @State private var message: Message?
  @State private var isPublishing = false
  @State private var draft = ""
  @State private var canPublish = false

  package init(input: any FeedInput, output: any FeedOutput) {
    self.input = input
    self.output = output
  }

  package var body: some View {
    Group {
      switch phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { input.retryTapped() }
      case .loaded: feed
      }
    }
    .navigationTitle("Feed")
    .alert(notice) { input.noticeDismissed() }
    .message(message) { input.messageDismissed() }
    .receive(output.phase) { phase = $0 }
    .receive(output.posts) { posts = $0 }
    .receive(output.paging) { paging = $0 }
    .receive(output.isNarrowed) { isNarrowed = $0 }
    .receive(output.isLikedOnly) { isLikedOnly = $0 }
    .receive(output.query) { query = $0 }
    .receive(output.notice) { notice = $0 }
    .receive(output.message) { message = $0 }
    .receive(output.isPublishing) { isPublishing = $0 }
    .receive(output.draft) { draft = $0 }
    .receive(output.canPublish) { canPublish = $0 }
    .onAppear { input.appeared() }
    .onDisappear {
      if message != nil { input.messageDismissed() }  // One that has not arrived yet is kept.
      input.disappeared()
    }
  }

  private var feed: some View {
    List {
      FeedFilter(
        query: Binding(get: { query }, set: { input.queryChanged($0) }),
        isLikedOnly: Binding(get: { isLikedOnly }, set: { input.likedOnlyChanged($0) }))
      PublishBar(
        draft: Binding(get: { draft }, set: { input.draftChanged($0) }),
        isPublishing: isPublishing, canPublish: canPublish
      ) {
        input.publishTapped()
      }
      ForEach(posts) { post in
        PostRow(post: post) {
          input.likeTapped(post.id)
        } onAuthor: {
          input.authorTapped(post.author)
        }
      }
      FeedFooter(paging: paging, isEmpty: posts.isEmpty, isNarrowed: isNarrowed) {
        input.endReached()
      } onRetry: {
        input.pageRetryTapped()
      }
    }
    .refreshable { await input.refreshPulled() }
  }
}
