nonisolated extension String {
  /// The text as an event holds it: in quotes, with a backslash before each quote and backslash in it.
  var quoted: String {
    guard utf8.contains(where: { $0 == .quote || $0 == .backslash }) else { return "\"\(self)\"" }
    var escaped = "\""
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { escaped.unicodeScalars.append("\\") }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped + "\""
  }

  /// The line of an event for a narrow place, with 24 characters at most of each text in quotes.
  package var withShortTexts: String {
    var short = ""
    var rest = self[...]
    // By bytes, for a mark at the beginning of a text makes one character with the quote before it.
    while let start = rest.utf8.firstIndex(of: .quote) {
      let text = rest[rest.utf8.index(after: start)...]
      guard let end = text.endOfQuote else { break }
      short += rest[..<text.startIndex] + text[..<end].shortened + "\""
      rest = rest[rest.utf8.index(after: end)...]
    }
    return short + rest
  }
}

nonisolated extension Substring {
  /// The place of the first quote that no backslash escapes.
  fileprivate var endOfQuote: Index? {
    var isEscaped = false
    return utf8.firstIndex { byte in
      defer { isEscaped = byte == .backslash && !isEscaped }
      return byte == .quote && !isEscaped
    }
  }

  /// The text, or 23 characters of it and `…`. A backslash and what it escapes count as one.
  fileprivate var shortened: String {
    var (end, count, cut) = (startIndex, 0, startIndex)
    while end < endIndex {
      if count == 23 { cut = end }
      if count == 24 { return self[..<cut] + "…" }
      end = index(end, offsetBy: self[end] == "\\" ? 2 : 1, limitedBy: endIndex) ?? endIndex
      count += 1
    }
    return String(self)
  }
}

nonisolated extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let backslash = UInt8(ascii: "\\")
}
