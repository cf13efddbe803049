import Contract
import PatternList

extension Patterns {
  /// The pattern of that name, or those whose name contains `filter`, and the first pattern, which the
  /// others are compared to.
  @MainActor
  static func patterns(
    matching filter: String?
  ) throws(BenchError) -> [any TraceablePattern] {
    let matching = NameFilter(filter).matching(all.map(\.name))
    if matching.isEmpty {
      throw .nothingMatches(filter: filter ?? "", known: all.map(\.name))
    }
    return all.filter { $0.name == all[0].name || matching.contains($0.name) }
  }
}
