extension Table {
  /// Returns the rows under their heads as RFC 4180 defines it: lines end with CR and LF, and a
  /// text with a comma, a quote or a line break is quoted.
  ///
  /// Titles of sections are a first column. The table's title and footnotes are dropped.
  package func csv() -> String {
    let isTitled = sections.contains { $0.title != nil }
    var lines = [(isTitled ? ["section"] : []) + columns.map(\.title)]
    for section in sections {
      for row in section.rows {
        lines.append((isTitled ? [section.title ?? ""] : []) + row.map(\.text))
      }
    }
    return lines.map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func field(_ text: String) -> String {
    // By scalar, because CR and LF together are one character.
    let scalars = text.unicodeScalars
    guard scalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return text }
    return "\"" + scalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}
