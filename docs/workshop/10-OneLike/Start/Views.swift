import LabComponents
import StageUI

struct FeedView: View {
  let viewModel: FeedViewModel

  var body: some View {
    List {
      ForEach(viewModel.posts) { post in
        Button("\(post.heart) \(post.text)") { viewModel.toggleLike(post) }
          .accessibilityIdentifier("like-\(post.id)")
      }
    }
    .refreshable { await viewModel.refresh() }
  }
}

struct ProfileView: View {
  let viewModel: ProfileViewModel

  var body: some View {
    ForEach(viewModel.posts) { post in
      Button("\(post.heart) \(post.text)") { viewModel.toggleLike(post) }
        .accessibilityIdentifier("like-\(post.id)")
    }
  }
}
