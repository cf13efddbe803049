import LabComponents
import LabDomain
import StageUI

struct LikeButton: View {
  @Environment(PostsStore.self) private var posts
  let post: Post

  var body: some View {
    Button(post.heart) { posts.toggle(post) }
      .accessibilityIdentifier("like-\(post.id)")
  }
}
