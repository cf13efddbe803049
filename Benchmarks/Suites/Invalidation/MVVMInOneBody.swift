import LabComponents
import LabContract
import LabDomain
import MVVM
import StageUI

extension MVVM.Pattern {
  /// Returns the feed in one body, which reads all that the screen shows and hands closures to its rows.
  @MainActor package func feedInOneBody(_ environment: AppEnvironment) -> any View {
    OneBodyFeed(viewModel: FeedViewModel(environment: environment))
  }
}

@MainActor
private struct OneBodyFeed: View {
  @Bindable var viewModel: FeedViewModel

  var body: some View {
    List {
      FeedFilter(query: $viewModel.query, isLikedOnly: $viewModel.isLikedOnly)
      PublishBar(
        draft: $viewModel.draft,
        isPublishing: viewModel.isPublishing, canPublish: viewModel.canPublish
      ) {
        viewModel.publish()
      }
      ForEach(viewModel.shown) { post in
        PostRow(post: post) {
          LikeButton(post: post, viewModel: viewModel)
        } onAuthor: {
          viewModel.openAuthor(of: post)
        }
      }
      FeedFooter(
        paging: viewModel.shownPaging, isEmpty: viewModel.shown.isEmpty,
        isNarrowed: viewModel.isNarrowed
      ) {
        viewModel.loadNextPage()
      } onRetry: {
        viewModel.retryPage()
      }
    }
    .task { await viewModel.run() }
  }
}

/// The pattern's own button is internal to its module.
@MainActor
private struct LikeButton: View {
  let post: Post
  let viewModel: FeedViewModel

  var body: some View {
    Button(post.heart) { viewModel.likes.toggle(post) }
      .accessibilityIdentifier("like-\(post.id)")
  }
}
