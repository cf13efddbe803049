/// A part of a topic in the chosen patterns: a row for each name that all of them have, and one for
/// the rest.
struct CodeColumns {
  let title: String
  /// Rows of columns of panels.
  let rows: [[[CodePanel]]]

  init(of part: CodeTopics.Part, chosen: [Int], in topics: CodeTopics) {
    let columns = chosen.map { part.columns[$0].map { topics.panels.values[$0] } }
    // A pattern that has nothing here is left out of the comparison.
    let lines = columns.map { Set($0.flatMap(\.lines).map { topics.lines.values[$0].unindented }) }
      .filter { !$0.isEmpty }
    let common =
      lines.count > 1 ? lines.dropFirst().reduce(lines[0]) { $0.intersection($1) } : nil
    let names = columns.map { $0.map(\.name) }
    let commonNames = names[0].filter { name in names.allSatisfy { $0.contains(name) } }

    func row(of isWanted: (CodeTopics.Panel) -> Bool) -> [[CodePanel]] {
      zip(chosen, columns).map { pattern, panels in
        panels.filter(isWanted).map {
          CodePanel($0, of: topics.patterns[pattern], in: topics, common: common)
        }
      }
    }
    title = part.title
    rows =
      (commonNames.map { name in row { $0.name == name } }
      + [row { !commonNames.contains($0.name) }])
      .filter { !$0.joined().isEmpty }
  }
}

/// One file or test, as it is shown.
struct CodePanel {
  let heading: String
  let note: String
  let lines: [(text: String, differs: Bool)]

  /// - Parameter common: The lines that all columns have, without indentation; `nil` marks nothing.
  init(
    _ panel: CodeTopics.Panel, of pattern: String? = nil, in topics: CodeTopics,
    common: Set<String>? = nil
  ) {
    let shown = panel.lines.map { place in
      let text = topics.lines.values[place]
      let isMarkable = text.contains { $0.isLetter || $0.isNumber }
      return (text, isMarkable && common?.contains(text.unindented) == false)
    }
    let count = shown.count(where: \.1)
    let notes = [common == nil ? "" : "\(count) of \(shown.count) lines differ.", panel.note]
    heading = [pattern, panel.name].compactMap(\.self).joined(separator: " · ")
    note = notes.filter { !$0.isEmpty }.joined(separator: " ")
    lines = shown
  }
}

extension String {
  fileprivate var unindented: String { String(drop { $0 == " " }) }
}
