import LabDomain
import StageUI

struct MVVMFeedView: View {
  @Bindable var viewModel: MVVMFeedViewModel

  var body: some View {
    List {
      Toggle("Liked only", isOn: $viewModel.isLikedOnly)
      ForEach(viewModel.shown) { post in
        HStack {
          Button("\(post.isLiked ? "♥" : "♡") \(post.likeCount)") {
            viewModel.toggleLike(post.id)
          }
          .accessibilityIdentifier("like-\(post.id)")
          Text("\(post.authorName): \(post.text)")
        }
      }
      Text("Posts: \(viewModel.shown.count)")
    }
  }
}
