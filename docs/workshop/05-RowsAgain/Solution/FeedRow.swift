import LabComponents
import LabDomain
import StageUI

/// A post, with a heart to like it.
struct FeedRow: View {
  let post: Post
  @Binding var isLiked: Bool

  var body: some View {
    HStack {
      Button(post.heart) { isLiked.toggle() }
        .accessibilityIdentifier("like-\(post.id)")
      Text(post.text)
    }
  }
}
