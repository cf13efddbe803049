import LabDomain
import StageUI

/// A post of the feed, with its author.
public struct PostRow<Like: View>: View {
  let post: Post
  let like: Like
  let onAuthor: @MainActor () -> Void

  /// Creates a row that begins with `like`; a tap on the author calls `onAuthor`.
  public init(
    post: Post, @ViewBuilder like: () -> Like, onAuthor: @escaping @MainActor () -> Void
  ) {
    self.post = post
    self.like = like()
    self.onAuthor = onAuthor
  }

  public var body: some View {
    HStack {
      like
      Button(post.authorName, action: onAuthor)
        .accessibilityIdentifier("author-\(post.id)")
      Text(post.text)
    }
  }
}

extension Post {
  /// A heart, filled if the current user likes the post, and the number of likes.
  public var heart: String { "\(isLiked ? "♥" : "♡") \(likeCount)" }
}
