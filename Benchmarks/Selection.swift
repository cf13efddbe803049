/// The operations and contenders that `--filter` keeps.
struct Selection {
  /// `nil` when the filter names no operation.
  let operations: [String]?
  /// `nil` when the filter names no contender.
  let contenders: [String]?

  /// - Throws: ``BenchError/nothingMatches(filter:known:)``
  init(
    _ filter: String?, operations: [String], contenders: [String]
  ) throws(BenchError) {
    let names = NameFilter(filter)
    guard let filter, names.isGiven else {
      (self.operations, self.contenders) = (nil, nil)
      return
    }
    let matching = [operations, contenders].map(names.matching)
    if matching.allSatisfy(\.isEmpty) {
      throw .nothingMatches(filter: filter, known: operations + contenders)
    }
    self.operations = matching[0].isEmpty ? nil : matching[0]
    self.contenders = matching[1].isEmpty ? nil : matching[1]
  }
}
