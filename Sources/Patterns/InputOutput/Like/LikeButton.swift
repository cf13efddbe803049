import LabComponents
import LabDomain
import StageUI

struct LikeButton: View {
  let post: Post
  let likes: LikesViewModel

  var body: some View {
    Button(post.heart) { likes.inputs.tapped(post) }
      .accessibilityIdentifier("like-\(post.id)")
  }
}
