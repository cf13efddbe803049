extension Table {
  /// Returns the table as GitHub Markdown that also lines up in the source and ends without a line
  /// break.
  ///
  /// Each section is a table of its own, and all have the same columns.
  package func markdown() -> String {
    let heads = columns.map { markdownText($0.title) }
    let all = sections.isEmpty ? [Section(title: nil)] : sections
    let bodies = all.map { $0.rows.map { $0.map { markdownText($0.text) } } }
    let widths = columns.indices.map { column in
      ([heads] + bodies.flatMap(\.self)).map { $0[column].columns }.reduce(3, max)
    }
    func line(_ cells: [String]) -> String {
      let padded = columns.indices.map { column in
        let room = String(repeating: " ", count: widths[column] - cells[column].columns)
        return columns[column].isRightAligned ? room + cells[column] : cells[column] + room
      }
      return "| \(padded.joined(separator: " | ")) |"
    }
    let rule = line(
      columns.indices.map { column in
        let dashes = String(repeating: "-", count: widths[column] - 1)
        return columns[column].isRightAligned ? dashes + ":" : dashes + "-"
      })

    var parts: [String] = []
    if let title { parts.append("### " + markdownText(title)) }
    for (section, rows) in zip(all, bodies) {
      if let title = section.title { parts.append("**\(markdownText(title))**") }
      parts.append(([line(heads), rule] + rows.map(line)).joined(separator: "\n"))
    }
    parts += footnotes.map(markdownText)
    return parts.joined(separator: "\n\n")
  }
}

/// Returns `text` as one line that Markdown shows unchanged, in a cell too.
package func markdownText(_ text: String) -> String {
  text.reduce(into: "") { escaped, character in
    if character.isNewline {
      escaped.append(" ")
    } else {
      if "\\`*_<|".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }
}
