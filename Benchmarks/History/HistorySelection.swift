/// The part of the suite that a filter leaves.
package struct HistorySelection: Sendable {
  package let depths: [HistoryDepth]
  /// Without the baseline, which is always run.
  package let challengers: [HistoryStorage]

  /// Keeps the depths whose name holds `filter`, and all if none does; storages likewise.
  ///
  /// - Throws: ``BenchError/nothingMatches(filter:suite:operations:contenders:)`` when no depth and no
  ///   storage does.
  package init(filter: String?, suite: String) throws(BenchError) {
    let others = Array(HistoryStorage.all.dropFirst())
    guard let filter, !filter.isEmpty else {
      depths = HistoryDepth.all
      challengers = others
      return
    }
    func matches(_ name: String) -> Bool { name.lowercased().contains(filter.lowercased()) }

    let matchingDepths = HistoryDepth.all.filter { matches($0.name) }
    let matchingStorages = HistoryStorage.all.filter { matches($0.name) }
    if matchingDepths.isEmpty && matchingStorages.isEmpty {
      throw .nothingMatches(
        filter: filter, suite: suite, operations: HistoryDepth.all.map(\.name),
        contenders: HistoryStorage.all.map(\.name))
    }
    depths = matchingDepths.isEmpty ? HistoryDepth.all : matchingDepths
    challengers = matchingStorages.isEmpty ? others : others.filter { matches($0.name) }
  }
}
