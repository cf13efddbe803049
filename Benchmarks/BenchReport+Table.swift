import Report

extension BenchReport {
  /// A row for each result, with the keys of the JSON as heads and figures without units: for a
  /// spreadsheet. Samples are left out.
  package var table: Table {
    let keys = BenchResult.CodingKeys.allCases.filter { $0 != .samplesNanoseconds }
    var table = Table(columns: keys.map { .right($0.rawValue) })
    for result in results {
      table.addRow(keys.map { Cell(result.text(of: $0) ?? "") })
    }
    return table
  }
}

extension BenchResult {
  fileprivate func text(of key: CodingKeys) -> String? {
    switch key {
    case .suite: suite
    case .operation: operation
    case .contender: contender
    case .size: "\(size)"
    case .medianNanoseconds: medianNanoseconds.map(Units.plain)
    case .lowNanoseconds: lowNanoseconds.map(Units.plain)
    case .highNanoseconds: highNanoseconds.map(Units.plain)
    case .samplesNanoseconds: nil
    case .firstNanoseconds: firstNanoseconds.map(Units.plain)
    case .percentile99Nanoseconds: percentile99Nanoseconds.map(Units.plain)
    case .baseline: baseline
    case .ratio: ratio.map(Units.plain)
    case .ratioLow: ratioLow.map(Units.plain)
    case .ratioHigh: ratioHigh.map(Units.plain)
    case .verdict: verdict
    case .mallocs: mallocs.map { "\($0)" }
    case .bytes: bytes.map { "\($0)" }
    case .predictedBytes: predictedBytes.map { "\($0)" }
    case .copiedElements: copiedElements.map { "\($0)" }
    case .retainedBytes: retainedBytes.map { "\($0)" }
    case .predictedRetainedBytes: predictedRetainedBytes.map { "\($0)" }
    case .acts: acts.map { "\($0)" }
    case .bodies: bodies.map { "\($0)" }
    case .changedBodies: changedBodies.map { "\($0)" }
    case .mutations: mutations.map { "\($0)" }
    case .namedMutations: namedMutations.map { "\($0)" }
    case .stateFields: stateFields.map { "\($0)" }
    case .openToViews: openToViews.map { "\($0)" }
    case .openToModules: openToModules.map { "\($0)" }
    case .replayedActions: replayedActions.map { "\($0)" }
    case .notReplayed: notReplayed.map { "\($0)" }
    }
  }
}
