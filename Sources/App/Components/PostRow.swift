import LabDomain
import StageUI

/// A post with its like button and its author.
public struct PostRow: View {
  let post: Post
  let onLike: @MainActor () -> Void
  let onAuthor: @MainActor () -> Void

  /// Creates a row whose two buttons call `onLike` and `onAuthor`.
  public init(
    post: Post, onLike: @escaping @MainActor () -> Void, onAuthor: @escaping @MainActor () -> Void
  ) {
    self.post = post
    self.onLike = onLike
    self.onAuthor = onAuthor
  }

  public var body: some View {
    HStack {
      Button("\(post.isLiked ? "♥" : "♡") \(post.likeCount)", action: onLike)
        .accessibilityIdentifier("like-\(post.id)")
      Button(post.authorName, action: onAuthor)
        .accessibilityIdentifier("author-\(post.id)")
      Text(post.text)
    }
  }
}
