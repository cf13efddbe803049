import Catalog
import Contract

extension Catalog {
  /// The pattern of that name, or those whose name holds `filter`, and the first pattern, which the others
  /// are compared to.
  @MainActor
  static func patterns(
    matching filter: String?, in suite: String
  ) throws(BenchError) -> [any TraceablePattern] {
    let matching = NameFilter(filter).matching(patterns.map(\.name))
    if matching.isEmpty {
      throw .nothingMatches(
        filter: filter ?? "", suite: suite, operations: [], contenders: patterns.map(\.name))
    }
    return patterns.filter { $0.name == patterns[0].name || matching.contains($0.name) }
  }
}
