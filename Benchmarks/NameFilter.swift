import Contract
import PatternList

/// What `--filter` keeps: the name that equals its text, or else those that contain it, ignoring case.
/// Without a text it keeps all.
struct NameFilter {
  private let text: String

  init(_ text: String?) { self.text = text ?? "" }

  func matching(_ names: [String]) -> [String] {
    let word = text.lowercased()
    let whole = names.filter { $0.lowercased() == word }
    return whole.isEmpty ? names.filter { word.isEmpty || $0.lowercased().contains(word) } : whole
  }

  /// Returns the operations and contenders that are kept: all contenders where the text names only
  /// operations, and the other way round.
  func selection(
    operations: [String], contenders: [String]
  ) throws(BenchError) -> (operations: [String], contenders: [String]) {
    let kept = (matching(operations), matching(contenders))
    if kept.0.isEmpty, kept.1.isEmpty {
      throw .nothingMatches(filter: text, known: operations + contenders)
    }
    return (kept.0.isEmpty ? operations : kept.0, kept.1.isEmpty ? contenders : kept.1)
  }
}

extension Patterns {
  /// The patterns that the filter keeps, and the first one, which the others are compared to.
  @MainActor
  static func patterns(matching filter: String?) throws(BenchError) -> [any TraceablePattern] {
    let names = all.map(\.name)
    let kept = try NameFilter(filter).selection(operations: [], contenders: names).contenders
    return all.filter { $0.name == names[0] || kept.contains($0.name) }
  }
}
