import LabComponents
import LabDomain
import StageUI

package struct LikeButton: View {
  let post: Post
  let intent: any LikesIntentProtocol

  package init(post: Post, intent: any LikesIntentProtocol) {
    self.post = post
    self.intent = intent
  }

  package var body: some View {
    Button(post.heart) { intent.tapped(post) }
      .accessibilityIdentifier("like-\(post.id)")
  }
}
