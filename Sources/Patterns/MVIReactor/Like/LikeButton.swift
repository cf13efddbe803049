import LabComponents
import LabDomain
import StageUI

struct LikeButton: View {
  let post: Post
  let likes: LikesReactor

  var body: some View {
    Button(post.heart) { likes.action.send(.tapped(post)) }
      .accessibilityIdentifier("like-\(post.id)")
  }
}
