extension Table {
  /// The rows under their heads, as RFC 4180 wants it: lines end with CR and LF, and a text with a
  /// comma, a quote or a line break stands in quotes.
  ///
  /// Where sections have titles, these are a first column. The table's title and its footnotes are
  /// left out: a program reads this.
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
    guard text.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else {
      return text
    }
    let doubled = text.unicodeScalars.reduce(into: "") { doubled, scalar in
      doubled.unicodeScalars.append(scalar)
      if scalar == "\"" { doubled.append("\"") }
    }
    return "\"\(doubled)\""
  }
}
