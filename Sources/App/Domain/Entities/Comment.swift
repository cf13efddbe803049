/// An answer to a post.
package struct Comment: Identifiable, Equatable, Sendable {
  package typealias ID = Identifier<Comment>

  package let id: ID
  package let post: Post.ID
  package let author: User.ID
  package var text: String

  package init(id: ID, post: Post.ID, author: User.ID, text: String) {
    self.id = id
    self.post = post
    self.author = author
    self.text = text
  }
}
