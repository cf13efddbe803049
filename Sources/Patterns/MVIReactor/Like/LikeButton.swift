import LabComponents
import LabDomain
import StageUI

package struct LikeButton: View {
  let post: Post
  let likes: LikesReactor

  package init(post: Post, likes: LikesReactor) {
    self.post = post
    self.likes = likes
  }

  package var body: some View {
    Button(post.heart) { likes.action.send(.tapped(post)) }
      .accessibilityIdentifier("like-\(post.id)")
  }
}
