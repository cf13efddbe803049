import LabComponents
import LabDomain
import StageUI

package struct LikeButton: View {
  let post: Post
  let actions: any LikesActions

  package init(post: Post, actions: any LikesActions) {
    self.post = post
    self.actions = actions
  }

  package var body: some View {
    Button(post.heart) { actions.toggle(post) }
      .accessibilityIdentifier("like-\(post.id)")
  }
}
