/// The parsed `Hints.md` of an exercise.
package struct Hints: Sendable {
  /// From a question that points, to nearly the answer.
  package private(set) var ladder: [String] = []
  /// Hints for compile errors whose message holds the fragment that their heading quotes.
  private var forErrors: [(fragment: String, text: String)] = []

  package init(_ markdown: String) {
    var heading: Substring?
    var body: [Substring] = []
    var isCode = false
    func close() {
      guard let heading else { return }
      let text = body.joined(separator: "\n").trimmed
      if let fragment = heading.firstMatch(of: /"(.+)"/)?.1 {
        forErrors.append((String(fragment), text))
      } else {
        ladder.append(text)
      }
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, line.hasPrefix("## ") {
        close()
        heading = line.dropFirst(3)
        body = []
      } else {
        body.append(line)
      }
    }
    close()
  }

  /// Returns the hint for the first error that has one.
  package func hint(for errors: [CompilerError]) -> String? {
    errors.lazy.compactMap { error in
      forErrors.first { error.message.contains($0.fragment) }?.text
    }.first
  }
}

extension String {
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isNewline }),
      let last = lastIndex(where: { !$0.isNewline })
    else { return "" }
    return String(self[first...last])
  }
}
