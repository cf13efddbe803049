/// Rows of cells under column heads, in sections, with footnotes.
package struct Table: Sendable {
  package let title: String?
  package let columns: [Column]
  package private(set) var sections: [Section] = []
  /// Prose under the table, each wrapped on its own.
  package var footnotes: [String] = []

  /// Rows under a common title.
  package struct Section: Sendable {
    package let title: String?
    package fileprivate(set) var rows: [[Cell]] = []
  }

  package init(_ title: String? = nil, columns: [Column]) {
    self.title = title
    self.columns = columns
  }

  /// Starts a section for the rows that follow.
  package mutating func addSection(_ title: String) {
    sections.append(Section(title: title))
  }

  /// Adds a row. Missing cells stay empty, cells beyond the last column are dropped.
  package mutating func addRow(_ cells: [Cell]) {
    if sections.isEmpty { sections.append(Section(title: nil)) }
    let missing = max(0, columns.count - cells.count)
    let row = cells.prefix(columns.count) + Array(repeating: "", count: missing)
    sections[sections.count - 1].rows.append(Array(row))
  }
}

/// The head of a table's column.
package struct Column: Sendable, Hashable {
  package let title: String
  package let isRightAligned: Bool

  /// Creates a column of names and words.
  package static func left(_ title: String) -> Column {
    Column(title: title, isRightAligned: false)
  }

  /// Creates a column of figures.
  package static func right(_ title: String) -> Column {
    Column(title: title, isRightAligned: true)
  }
}

extension [[Cell]] {
  /// The rows of these columns, with empty cells below the shorter ones.
  var rows: [[Cell]] {
    let height = map(\.count).max() ?? 0
    return (0..<height).map { row in
      map { (column: [Cell]) -> Cell in row < column.count ? column[row] : "" }
    }
  }
}

/// A text in a table, with its meaning. A string literal is a cell without emphasis.
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
