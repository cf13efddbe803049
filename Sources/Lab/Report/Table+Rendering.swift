extension Table {
  /// The table as text that ends without a line break.
  ///
  /// No line takes more than `width` places on a terminal, escape sequences not counted. Where the
  /// cells need more, the widest left-aligned column is cut with '…' first. Only a word in a footnote
  /// that is longer than the width stands out.
  package func rendered(width: Int = 80, style: Style = .plain) -> String {
    let isTitled = sections.contains { $0.title != nil }
    let indent = isTitled ? String("  ".prefix(max(0, width))) : ""
    let layout = Layout(self, available: width - indent.count)
    var lines: [String] = []

    if let title {
      lines += [style.render(title.truncated(to: width), .strong), ""]
    }
    let heads = columns.map { Cell($0.title, .quiet) }
    lines.append(indent + layout.line(heads, columns, style))
    let rule = String(repeating: "─", count: max(0, min(width, indent.count + layout.width)))
    lines.append(style.render(rule, .quiet))

    for (index, section) in sections.enumerated() {
      if index > 0 { lines.append("") }
      if let title = section.title {
        lines.append(style.render(title.truncated(to: width), .strong))
      }
      lines += section.rows.map { indent + layout.line($0, columns, style) }
    }
    for (index, footnote) in footnotes.enumerated() {
      if index == 0 { lines.append("") }
      lines += wrapped(footnote, width: width).split(separator: "\n").map {
        style.render(String($0), .quiet)
      }
    }
    return lines.joined(separator: "\n")
  }
}
