/// `text` broken between words into lines of at most `width` characters.
///
/// Line breaks in the text stay, runs of spaces become one, and a word longer than a line keeps a
/// line to itself, so that paths and commands can still be copied.
package func wrapped(_ text: String, width: Int = 80) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { paragraph in
      var lines: [String] = []
      for word in paragraph.split(separator: " ") {
        if let line = lines.last, line.count + 1 + word.count <= width {
          lines[lines.count - 1] = line + " " + word
        } else {
          lines.append(String(word))
        }
      }
      return lines.joined(separator: "\n")
    }
    .joined(separator: "\n")
}
