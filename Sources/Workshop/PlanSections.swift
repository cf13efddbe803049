/// The sections of a page, by their headings.
struct PlanSections {
  let title: String
  private var sections: [(heading: Substring, lines: [Substring])] = []

  init(_ text: String) {
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, let heading = line.wholeMatch(of: /#+ (.+)/)?.1 {
        sections.append((heading, []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
    title = sections.first.map { String($0.heading) } ?? ""
  }

  /// Returns what the section `Minute 10: a name limit` shows; nothing where there is none.
  func blocks(ofMinute minute: Substring) -> [ProjectedPlan.Block] {
    sections.first { $0.heading.prefixMatch(of: /(?:Minute )?(\d+)분?:\s/)?.1 == minute }
      .map { blocks(in: $0.lines) } ?? []
  }

  /// Returns what the section shows whose heading has the anchor.
  func blocks(at anchor: Substring) -> [ProjectedPlan.Block]? {
    sections.first { $0.heading.anchor == anchor }.map { blocks(in: $0.lines) }
  }

  /// Returns the questions, the files to open, and the fences of commands and code; what a command
  /// prints appears when it is typed.
  private func blocks(in lines: [Substring]) -> [ProjectedPlan.Block] {
    var blocks: [ProjectedPlan.Block] = []
    var rest = lines[...]
    while let line = rest.popFirst() {
      if line.isEmpty { continue }
      if line.hasPrefix("```") {
        let code = rest.prefix { !$0.hasPrefix("```") }
        rest = rest.dropFirst(code.count + 1)
        if line == "```sh" || line == "```swift" {
          blocks.append(.code(code.joined(separator: "\n")))
        }
      } else {
        let more = rest.prefix { !$0.isEmpty && !$0.hasPrefix("```") }
        rest = rest.dropFirst(more.count)
        let text = ([line] + more).joined(separator: " ")
        let question = /\*\*(?:Ask|Leave a question open|질문)[^:]*?:(?:\*\*)?\s*(.+)/
        if let asked = text.prefixMatch(of: question)?.1 {
          blocks.append(.question(asked.prefix(1).uppercased() + asked.dropFirst()))
        } else if let files = text.prefixMatch(of: /\*\*(?:Open|열기):\*\*\s*(.+)/)?.1 {
          blocks.append(.files(String(files)))
        }
      }
    }
    return blocks
  }
}

extension StringProtocol {
  /// The heading's anchor, as a web page of the repository makes it.
  fileprivate var anchor: String {
    lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
      .replacing(" ", with: "-")
  }
}
