import LabComponents
import LabContract
import LabDomain
import MVVM
import Observation
import StageUI

extension MVVM.Pattern {
  /// Returns the feed with a view model for each row, in place of one that all rows share.
  @MainActor package func feedOfRowViewModels(_ environment: AppEnvironment) -> any View {
    RowFeed(viewModel: RowFeedViewModel(environment: environment))
  }
}

/// A child a row: it holds the post that its row shows.
@MainActor
@Observable
private final class RowViewModel: Identifiable {
  private(set) var post: Post
  private unowned let feed: FeedViewModel

  init(post: Post, feed: FeedViewModel) {
    self.post = post
    self.feed = feed
  }

  func toggleLike() {
    feed.likes.toggle(post)
  }

  func openAuthor() {
    feed.openAuthor(of: post)
  }

  func show(_ like: LikeChange) {
    post.isLiked = like.isLiked
  }
}

@MainActor
@Observable
private final class RowFeedViewModel {
  private(set) var rows: [RowViewModel] = []
  let feed: FeedViewModel

  @ObservationIgnored private var rowsByID: [Post.ID: RowViewModel] = [:]
  private let environment: AppEnvironment

  init(environment: AppEnvironment) {
    self.environment = environment
    feed = FeedViewModel(environment: environment)
    feed.likes.changes.add(self) { [weak self] in
      self?.rowsByID[$0.id]?.show($0)
    }
  }

  func load() async {
    guard let page = try? await environment.useCases.loadFeedPage() else { return }
    rows = feed.likes.shown(in: page.items).map { RowViewModel(post: $0, feed: feed) }
    rowsByID = Dictionary(rows.map { ($0.post.id, $0) }) { _, last in last }
  }
}

@MainActor
private struct RowFeed: View {
  let viewModel: RowFeedViewModel

  var body: some View {
    List {
      Filter(viewModel: viewModel.feed)
      ForEach(viewModel.rows) { Row(viewModel: $0) }
    }
    .alert(viewModel.feed.likes.notice) { viewModel.feed.likes.notice = nil }
    .task { await viewModel.load() }
  }
}

@MainActor
private struct Filter: View {
  @Bindable var viewModel: FeedViewModel

  var body: some View {
    FeedFilter(query: $viewModel.query, isLikedOnly: $viewModel.isLikedOnly)
    PublishBar(
      draft: $viewModel.draft, isPublishing: viewModel.isPublishing,
      canPublish: viewModel.canPublish
    ) {
      viewModel.publish()
    }
  }
}

@MainActor
private struct Row: View {
  let viewModel: RowViewModel

  var body: some View {
    PostRow(post: viewModel.post) {
      Button(viewModel.post.heart) { viewModel.toggleLike() }
        .accessibilityIdentifier("like-\(viewModel.post.id)")
    } onAuthor: {
      viewModel.openAuthor()
    }
  }
}
