extension Table {
  /// Returns the rows under their heads as RFC 4180 defines it: lines end with CR and LF, and a
  /// text with a comma, a quote or a line break is quoted. Titles and footnotes are dropped.
  package func csv() -> String {
    ([columns.map(\.title)] + sections.flatMap(\.rows).map { $0.map(\.text) })
      .map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func field(_ text: String) -> String {
    // By scalar, because CR and LF together are one character.
    let scalars = text.unicodeScalars
    guard scalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return text }
    return "\"" + scalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}
