import LabComponents
import LabDomain
import StageUI

package struct LikeButton: View {
  let post: Post
  let likes: LikesViewModel

  package init(post: Post, likes: LikesViewModel) {
    self.post = post
    self.likes = likes
  }

  package var body: some View {
    Button(post.heart) { likes.inputs.tapped(post) }
      .accessibilityIdentifier("like-\(post.id)")
  }
}
