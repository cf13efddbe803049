import LabOutput

/// Terms on the left, each with its text beside it, wrapped under itself.
package struct Definitions {
  private let items: [(term: String, text: String)]
  private let indent: Int

  package init(_ items: [(term: String, text: String)], indent: Int = 0) {
    self.items = items
    self.indent = indent
  }

  /// Ends without a line break. The text column has at least 20 characters.
  package func rendered(width: Int, style: Style = .plain) -> String {
    let column = items.map(\.term.count).max() ?? 0
    let margin = String(repeating: " ", count: indent)
    let room = max(20, width - indent - column - 2)
    return items.map { term, text in
      let gap = String(repeating: " ", count: column - term.count + 2)
      let hanging = "\n" + margin + String(repeating: " ", count: column + 2)
      let lines = wrapped(text, width: room).split(separator: "\n")
      return margin + style.render(term, .strong) + gap + lines.joined(separator: hanging)
    }
    .joined(separator: "\n")
  }
}
