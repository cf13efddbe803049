/// What `--filter` keeps: the name that equals its text, or else those that contain it, ignoring case.
/// Without a text it keeps all.
package struct NameFilter {
  private let text: String

  package init(_ text: String?) { self.text = text ?? "" }

  package func matching(_ names: [String]) -> [String] {
    let word = text.lowercased()
    let whole = names.filter { $0.lowercased() == word }
    return whole.isEmpty ? names.filter { word.isEmpty || $0.lowercased().contains(word) } : whole
  }

  /// Returns the operations and contenders that are kept: all contenders where the text names only
  /// operations, and the other way round.
  package func selection(
    operations: [String], contenders: [String]
  ) throws(BenchError) -> (operations: [String], contenders: [String]) {
    let kept = (matching(operations), matching(contenders))
    if kept.0.isEmpty, kept.1.isEmpty {
      throw .nothingMatches(filter: text, known: operations + contenders)
    }
    return (kept.0.isEmpty ? operations : kept.0, kept.1.isEmpty ? contenders : kept.1)
  }
}
