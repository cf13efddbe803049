import LabDomain
import StageUI

/// The posts on a profile; nothing if there are none.
public struct ProfilePosts<Like: View>: View {
  let posts: Posts
  let like: @MainActor (Post) -> Like

  /// Creates a section of posts, each of which begins with the view that `like` returns for it.
  public init(_ posts: Posts, @ViewBuilder like: @escaping @MainActor (Post) -> Like) {
    self.posts = posts
    self.like = like
  }

  public var body: some View {
    if !posts.isEmpty {
      Section("Posts") {
        ForEach(posts) { post in
          HStack {
            like(post)
            Text(post.text)
          }
        }
      }
    }
  }
}
