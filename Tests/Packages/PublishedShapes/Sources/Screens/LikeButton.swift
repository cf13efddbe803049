import LabComponents
import LabDomain
import StageUI

/// Likes a post, or unlikes it.
struct LikeButton: View {
  let post: Post
  let onTap: () -> Void

  var body: some View {
    Button(post.heart) { onTap() }
      .accessibilityIdentifier("like-\(post.id)")
  }
}

/// What a person does with a like.
nonisolated package enum LikeAct: Equatable, Sendable {
  case likeTapped(Post)
  case noticeDismissed
}
