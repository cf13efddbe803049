import LabComponents
import LabDomain
import StageUI

struct LikeButton: View {
  let post: Post
  let intent: any LikesIntentProtocol

  var body: some View {
    Button(post.heart) { intent.tapped(post) }
      .accessibilityIdentifier("like-\(post.id)")
  }
}
