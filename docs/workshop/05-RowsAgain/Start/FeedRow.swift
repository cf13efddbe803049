import LabComponents
import LabDomain
import StageUI

/// A post, with a heart to like it.
struct FeedRow: View {
  let post: Post
  let onLike: @MainActor () -> Void

  var body: some View {
    HStack {
      Button(post.heart, action: onLike)
        .accessibilityIdentifier("like-\(post.id)")
      Text(post.text)
    }
  }
}
