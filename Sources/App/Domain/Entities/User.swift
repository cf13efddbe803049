/// Somebody who writes posts and comments.
package struct User: Identifiable, Equatable, Sendable {
  package typealias ID = Identifier<User>

  package let id: ID
  package var name: String

  package init(id: ID, name: String) {
    self.id = id
    self.name = name
  }
}
