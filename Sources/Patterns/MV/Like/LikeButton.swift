import LabComponents
import LabDomain
import StageUI

/// Changes the post of its screen, and sends the like.
struct LikeButton: View {
  @Environment(LikesModel.self) private var likes
  @Binding var isLiked: Bool
  let post: Post

  var body: some View {
    Button(post.heart) { toggle() }
      .accessibilityIdentifier("like-\(post.id)")
  }

  private func toggle() {
    isLiked.toggle()
    likes.setLiked(isLiked, post.id)
  }
}
