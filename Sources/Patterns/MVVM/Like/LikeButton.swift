import LabComponents
import LabDomain
import StageUI

struct LikeButton: View {
  let post: Post
  let likes: LikesViewModel

  var body: some View {
    Button(post.heart) { likes.toggle(post) }
      .accessibilityIdentifier("like-\(post.id)")
  }
}
