import Catalog
import Contract

extension Catalog {
  /// The form of that name, or those whose name holds `filter`, and the first form, which the others
  /// are compared to.
  @MainActor
  static func forms(
    matching filter: String?, in suite: String
  ) throws(BenchError) -> [any TraceableForm] {
    let matching = NameFilter(filter).matching(forms.map(\.name))
    if matching.isEmpty {
      throw .nothingMatches(
        filter: filter ?? "", suite: suite, operations: [], contenders: forms.map(\.name))
    }
    return forms.filter { $0.name == forms[0].name || matching.contains($0.name) }
  }
}
