/// A text in a table, with what it means. A string literal is a cell without emphasis.
package struct Cell: Sendable, Hashable, ExpressibleByStringInterpolation {
  package let text: String
  package let emphasis: Emphasis?

  package init(_ text: String, _ emphasis: Emphasis? = nil) {
    self.text = text
    self.emphasis = emphasis
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }
}
