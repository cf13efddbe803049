import LabComponents
import LabDomain
import StageUI

package struct FeedView: View {
  let viewModel: FeedViewModel

  package init(viewModel: FeedViewModel) {
    self.viewModel = viewModel
  }

  private var inputs: FeedInputs { viewModel.inputs }
  private var outputs: FeedOutputs { viewModel.outputs }

  package var body: some View {
    Group {
      switch outputs.phase.value {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { inputs.retryTapped() }
      case .loaded: feed
      }
    }
    .navigationTitle("Feed")
    .alert(outputs.notice.value) { inputs.noticeDismissed() }
    .message(outputs.message.value) { inputs.messageDismissed() }
    .onAppear { inputs.appeared() }
    .onDisappear { inputs.disappeared() }
  }

  private var feed: some View {
    List {
      FeedFilter(
        query: Binding(get: { outputs.query.value }, set: { inputs.queryChanged($0) }),
        isLikedOnly: Binding(
          get: { outputs.isLikedOnly.value }, set: { inputs.likedOnlyChanged($0) }))
      PublishBar(
        draft: Binding(get: { outputs.draft.value }, set: { inputs.draftChanged($0) }),
        isPublishing: outputs.isPublishing.value, canPublish: outputs.canPublish.value
      ) {
        inputs.publishTapped()
      }
      ForEach(outputs.posts.value) { post in
        PostRow(post: post) {
          inputs.likeTapped(post.id)
        } onAuthor: {
          inputs.authorTapped(post.author)
        }
      }
      FeedFooter(
        paging: outputs.paging.value, isEmpty: outputs.posts.value.isEmpty,
        isNarrowed: outputs.isNarrowed.value
      ) {
        inputs.endReached()
      } onRetry: {
        inputs.pageRetryTapped()
      }
    }
    .refreshable { await inputs.refreshPulled(while: outputs.isRefreshing) }
  }
}
