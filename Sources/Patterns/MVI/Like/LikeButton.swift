import LabComponents
import LabDomain
import StageUI

struct LikeButton: View {
  let post: Post
  let likes: LikesStore

  var body: some View {
    Button(post.heart) { likes.send(.tapped(post)) }
      .accessibilityIdentifier("like-\(post.id)")
  }
}
