/// The part of the suite that a filter leaves.
package struct HistorySelection: Sendable {
  package let depths: [HistoryDepth]
  /// Without the baseline, which is always run.
  package let challengers: [HistoryStorage]

  /// Keeps the depth of that name, or those whose name holds `filter`, and all if none does; storages likewise. A quick run
  /// keeps the deepest only if it is filtered for: filling it takes longest.
  ///
  /// - Throws: ``BenchError/nothingMatches(filter:known:)`` when no depth and no
  ///   storage does.
  package init(filter: String?, isQuick: Bool = false) throws(BenchError) {
    let others = Array(HistoryStorage.all.dropFirst())
    let all = isQuick ? HistoryDepth.all.dropLast() : HistoryDepth.all
    let names = NameFilter(filter)
    guard let filter, names.isGiven else {
      depths = all
      challengers = others
      return
    }
    let depthNames = names.matching(HistoryDepth.all.map(\.name))
    let matchingDepths = HistoryDepth.all.filter { depthNames.contains($0.name) }
    let storageNames = names.matching(HistoryStorage.all.map(\.name))
    let matchingStorages = HistoryStorage.all.filter { storageNames.contains($0.name) }
    if matchingDepths.isEmpty && matchingStorages.isEmpty {
      throw .nothingMatches(
        filter: filter, known: HistoryDepth.all.map(\.name) + HistoryStorage.all.map(\.name))
    }
    depths = matchingDepths.isEmpty ? all : matchingDepths
    challengers =
      matchingStorages.isEmpty ? others : others.filter { storageNames.contains($0.name) }
  }
}
