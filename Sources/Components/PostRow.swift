import Domain
import StageUI

/// One post with its like button.
package struct PostRow: View {
  let post: Post
  let onLike: @MainActor () -> Void

  package init(post: Post, onLike: @escaping @MainActor () -> Void) {
    self.post = post
    self.onLike = onLike
  }

  package var body: some View {
    HStack {
      Button("\(post.isLiked ? "♥" : "♡") \(post.likeCount)", action: onLike)
        .accessibilityIdentifier("like-\(post.id)")
      Text("\(post.authorName): \(post.text)")
    }
  }
}
