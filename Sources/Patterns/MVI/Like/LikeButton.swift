import LabComponents
import LabDomain
import StageUI

package struct LikeButton: View {
  let post: Post
  let likes: LikesStore

  package init(post: Post, likes: LikesStore) {
    self.post = post
    self.likes = likes
  }

  package var body: some View {
    Button(post.heart) { likes.send(.tapped(post)) }
      .accessibilityIdentifier("like-\(post.id)")
  }
}
