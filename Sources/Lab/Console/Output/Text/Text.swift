extension Character {
  /// Places on a terminal.
  var columns: Int {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" } ? 2 : 1
  }
}

extension StringProtocol {
  /// Places on a terminal.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// Returns the text, or its beginning and '…' where it takes more than `width` places.
  package func truncated(to width: Int) -> String {
    if columns <= width { return String(self) }
    return width < 1 ? "" : prefix(columns: width - 1) + "…"
  }

  /// Returns the longest beginning that takes at most `columns` places.
  func prefix(columns: Int) -> SubSequence {
    var room = columns
    return prefix { character in
      room -= character.columns
      return room >= 0
    }
  }
}

extension String {
  var withoutSpacesAtEnd: String {
    lastIndex { $0 != " " }.map { String(self[...$0]) } ?? ""
  }
}

/// Breaks `text` between words into lines of at most `width` places on a terminal.
///
/// Line breaks in the text stay, and so do runs of spaces unless a line ends there. A word longer
/// than a line has a line to itself, so that paths and commands can still be copied.
package func wrapped(_ text: String, width: Int = 80) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { paragraph in
      var lines: [String] = []
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        // A space without a word never begins a line.
        if let line = lines.last, word.isEmpty || line.columns + 1 + word.columns <= width {
          lines[lines.count - 1] = line + " " + word
        } else {
          lines.append(String(word))
        }
      }
      return lines.map(\.withoutSpacesAtEnd).joined(separator: "\n")
    }
    .joined(separator: "\n")
}
