/// The head of a table's column.
package struct Column: Sendable, Hashable {
  package let title: String
  package let alignment: Alignment

  /// For names and words.
  package static func left(_ title: String) -> Column {
    Column(title: title, alignment: .left)
  }

  /// For figures.
  package static func right(_ title: String) -> Column {
    Column(title: title, alignment: .right)
  }
}
