import LabOutput

extension HTML {
  /// Creates a table with its footnotes. The first cell of each row names it.
  init(_ table: Table) {
    let bodies = table.sections.map { section -> HTML in
      let title: HTML =
        section.title.map {
          """
          <tr><th scope="rowgroup" colspan="\(table.columns.count)" class="group">\($0)</th></tr>

          """
        } ?? ""
      return "<tbody>\(title)\(section.rows.map { Self.row($0, table.columns) }.joined())</tbody>"
    }
    let footnotes = table.footnotes.map { note -> HTML in "<p class=\"quiet\">\(note)</p>" }
    self = """
      <div class="wide">
      <table>
      <caption>\(table.title ?? "")</caption>
      <thead><tr>\(table.columns.map(Self.head).joined(separator: ""))</tr></thead>
      \(bodies.joined())
      </table>
      </div>
      \(footnotes.joined())
      """
  }

  private static func head(_ column: Column) -> HTML {
    column.isRightAligned
      ? "<th scope=\"col\" class=\"figure\">\(column.title)</th>"
      : "<th scope=\"col\">\(column.title)</th>"
  }

  private static func row(_ cells: [Cell], _ columns: [Column]) -> HTML {
    let cells = zip(cells, columns).enumerated().map { index, pair -> HTML in
      let (cell, column) = pair
      if index == 0 { return "<th scope=\"row\">\(cell.text)</th>" }
      return column.isRightAligned
        ? "<td class=\"figure\">\(cell.text)</td>" : "<td>\(cell.text)</td>"
    }
    return "<tr>\(cells.joined(separator: ""))</tr>"
  }

  static func details(_ summary: String, _ content: HTML) -> HTML {
    """
    <details>
    <summary>\(summary)</summary>
    \(content)
    </details>
    """
  }

  /// A name from the data, whose direction changes nothing around it.
  static func name(_ name: String) -> HTML { "<bdi>\(name)</bdi>" }
}
