/// `text` broken between words into lines of at most `width` places on a terminal.
///
/// Line breaks in the text stay, runs of spaces become one, and a word longer than a line keeps a
/// line to itself, so that paths and commands can still be copied.
///
/// - Parameter keepsSpaces: whether a run of spaces stays as it is, unless a line ends there.
package func wrapped(_ text: String, width: Int = 80, keepsSpaces: Bool = false) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { paragraph in
      var lines: [String] = []
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: !keepsSpaces) {
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
