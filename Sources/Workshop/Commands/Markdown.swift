import LabOutput

/// Markdown, laid out for a terminal: paragraphs wrapped, code indented, headings emphasised.
struct Markdown {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Ends without a line break.
  func rendered(width: Int, style: Style) -> String {
    var lines: [String] = []
    var paragraph = ""
    var isCode = false
    func flush() {
      if paragraph.isEmpty { return }
      let margin = String(repeating: " ", count: Self.bullet(of: paragraph[...]).count)
      let parts = wrapped(paragraph, width: width - margin.count).split(separator: "\n")
      lines.append(parts.joined(separator: "\n" + margin))
      paragraph = ""
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        flush()
        isCode.toggle()
      } else if isCode {
        lines.append(line.isEmpty ? "" : "    " + line)
      } else if line.hasPrefix("#") {
        flush()
        lines.append(style.render(String(line.drop { $0 == "#" }.drop { $0 == " " }), .strong))
      } else if line.isEmpty {
        flush()
        lines.append("")
      } else {
        if !Self.bullet(of: line).isEmpty { flush() }
        let words = line.drop { $0 == " " }.replacing("**", with: "")
        paragraph += paragraph.isEmpty ? words : " " + words
      }
    }
    flush()
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Returns the bullet or number that begins a list's item, with its space.
  private static func bullet(of line: Substring) -> Substring {
    line.prefixMatch(of: #/- |\d+\. /#)?.0 ?? ""
  }
}
