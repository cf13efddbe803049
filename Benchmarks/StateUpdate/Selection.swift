/// The part of the suite that a filter leaves.
package struct Selection: Sendable {
  package let operations: [Operation]
  /// Without the baseline, which is always run.
  package let challengers: [Strategy]

  /// Keeps the operation of that name, or those whose name holds `filter`, and all if none does;
  /// strategies likewise, with those that mend them.
  ///
  /// - Throws: ``BenchError/nothingMatches(filter:known:)`` when no operation
  ///   and no strategy does.
  package init(filter: String?) throws(BenchError) {
    let others = Array(Strategies.all.dropFirst())
    let names = NameFilter(filter)
    guard let filter, names.isGiven else {
      operations = Operation.all
      challengers = others
      return
    }
    let operationNames = names.matching(Operation.all.map(\.name))
    let matchingOperations = Operation.all.filter { operationNames.contains($0.name) }
    let strategyNames = names.matching(Strategies.all.map(\.name))
    let matchingStrategies = Strategies.all.filter { strategyNames.contains($0.name) }
    if matchingOperations.isEmpty && matchingStrategies.isEmpty {
      throw .nothingMatches(
        filter: filter, known: Operation.all.map(\.name) + Strategies.all.map(\.name))
    }
    operations = matchingOperations.isEmpty ? Operation.all : matchingOperations
    let fixes = matchingStrategies.compactMap(\.fix?.contender)
    challengers =
      matchingStrategies.isEmpty
      ? others : others.filter { strategyNames.contains($0.name) || fixes.contains($0.name) }
  }
}
