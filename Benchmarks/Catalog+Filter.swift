import Catalog
import Contract

extension Catalog {
  /// The forms whose name holds `filter`, and the first form, which the others are compared to.
  @MainActor
  static func forms(
    matching filter: String?, in suite: String
  ) throws(BenchError) -> [any TraceableForm] {
    guard let filter, !filter.isEmpty else { return forms }
    let matching = forms.filter { $0.name.lowercased().contains(filter.lowercased()) }.map(\.name)
    if matching.isEmpty {
      throw .nothingMatches(
        filter: filter, suite: suite, operations: [], contenders: forms.map(\.name))
    }
    return forms.filter { $0.name == forms[0].name || matching.contains($0.name) }
  }
}
