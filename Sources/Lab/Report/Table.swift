/// Rows of cells under column heads, in sections, with footnotes.
///
/// ```swift
/// var table = Table("Like one post", columns: [.left("strategy"), .right("time"), .right("ratio")])
/// table.addRow(["in place", "6.61 ns", "1.00×"])
/// table.addRow(["full rebuild", "19.7 µs", Cell("2,980×", .bad)])
/// table.footnotes.append("Median of 20 rounds.")
/// print(table.rendered())
/// // Like one post
/// //
/// // strategy         time   ratio
/// // ─────────────────────────────
/// // in place      6.61 ns   1.00×
/// // full rebuild  19.7 µs  2,980×
/// //
/// // Median of 20 rounds.
/// ```
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

  /// Starts a section; rows that follow belong to it.
  package mutating func addSection(_ title: String) {
    sections.append(Section(title: title))
  }

  /// Missing cells stay empty, cells beyond the last column are left out.
  package mutating func addRow(_ cells: [Cell]) {
    if sections.isEmpty { sections.append(Section(title: nil)) }
    let missing = max(0, columns.count - cells.count)
    let row = cells.prefix(columns.count) + Array(repeating: "", count: missing)
    sections[sections.count - 1].rows.append(Array(row))
  }
}
