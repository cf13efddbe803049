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
  private var likes: LikesViewModel { viewModel.likes }

  package var body: some View {
    Group {
      switch outputs.phase.value {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { inputs.retryTapped() }
      case .loaded: feed
      }
    }
    .navigationTitle("Feed")
    .alert(outputs.notice.value, unless: outputs.isComposing.value) { inputs.noticeDismissed() }
    .alert(
      likes.outputs.notice.value, after: outputs.notice.value, unless: outputs.isComposing.value
    ) {
      likes.inputs.noticeDismissed()
    }
    .message(outputs.message.value) { inputs.messageDismissed() }
    .onAppear { inputs.appeared() }
    .onDisappear { inputs.disappeared() }
  }

  private var feed: some View {
    List {
      FeedSearch(viewModel: viewModel)
      FeedComposer(viewModel: viewModel)
      FeedRows(viewModel: viewModel)
    }
    .refreshable { await inputs.refreshPulled(while: outputs.isRefreshing) }
  }
}

private struct FeedSearch: View {
  let viewModel: FeedViewModel

  var body: some View {
    FeedFilter(
      query: Binding(
        get: { viewModel.outputs.query.value }, set: { viewModel.inputs.queryChanged($0) }),
      isLikedOnly: Binding(
        get: { viewModel.outputs.isLikedOnly.value }, set: { viewModel.inputs.likedOnlyChanged($0) }
      ))
  }
}

private struct FeedComposer: View {
  let viewModel: FeedViewModel

  private var inputs: FeedInputs { viewModel.inputs }
  private var outputs: FeedOutputs { viewModel.outputs }

  var body: some View {
    let draft = Binding(get: { outputs.draft.value }, set: { inputs.draftChanged($0) })
    let isComposing = Binding(
      get: { outputs.isComposing.value }, set: { inputs.composingChanged($0) })
    Button("Write") { isComposing.wrappedValue = true }
      .accessibilityIdentifier("compose")
      .sheet(isPresented: isComposing) {
        ComposeSheet(
          isPresented: isComposing, draft: draft,
          isPublishing: outputs.isPublishing.value, canPublish: outputs.canPublish.value
        ) {
          inputs.publishTapped()
        }
        .alert(outputs.notice.value) { inputs.noticeDismissed() }
      }
    PublishBar(
      draft: draft,
      isPublishing: outputs.isPublishing.value, canPublish: outputs.canPublish.value
    ) {
      inputs.publishTapped()
    }
  }
}

private struct FeedRows: View {
  let viewModel: FeedViewModel

  var body: some View {
    let posts = viewModel.outputs.posts.value
    ForEach(posts) { post in
      FeedRow(post: post, viewModel: viewModel)
    }
    FeedFooter(
      paging: viewModel.outputs.paging.value, isEmpty: posts.isEmpty,
      isNarrowed: viewModel.outputs.isNarrowed.value
    ) {
      viewModel.inputs.endReached()
    } onRetry: {
      viewModel.inputs.pageRetryTapped()
    }
  }
}

/// Holds the view model rather than closures, so that it is equal to a row with the same post.
private struct FeedRow: View {
  let post: Post
  let viewModel: FeedViewModel

  var body: some View {
    PostRow(post: post) {
      LikeButton(post: post, likes: viewModel.likes)
    } onAuthor: {
      viewModel.inputs.authorTapped(post)
    }
  }
}
