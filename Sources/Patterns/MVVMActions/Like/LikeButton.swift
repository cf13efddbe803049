import LabComponents
import LabDomain
import StageUI

struct LikeButton: View {
  let post: Post
  let actions: any LikesActions

  var body: some View {
    Button(post.heart) { actions.toggle(post) }
      .accessibilityIdentifier("like-\(post.id)")
  }
}
