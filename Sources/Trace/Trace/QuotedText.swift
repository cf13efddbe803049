nonisolated extension String {
  /// The text as an event holds it: in quotes, with a backslash before each quote and backslash in it.
  var quoted: String {
    let isPlain = utf8.allSatisfy { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    if isPlain { return "\"\(self)\"" }
    let escaped = unicodeScalars.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"\(String(String.UnicodeScalarView(escaped)))\""
  }

  /// The line of an event for a narrow place: of a text in quotes with more than 24 characters, 23 and `…`. A
  /// backslash and what it escapes count as one.
  package var withShortTexts: String {
    let texts = #/"(?:((?:[^"\\]|\\.){23})(?:[^"\\]|\\.){2,}|(?:[^"\\]|\\.)*)"/#
    return replacing(texts) { match in match.1.map { "\"\($0)…\"" } ?? String(match.0) }
  }
}
