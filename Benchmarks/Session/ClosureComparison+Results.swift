import StageUI

extension ClosureComparison {
  /// The rule in the title of a table.
  package var title: String {
    switch self {
    case .neverEqual: "closures never equal"
    case .byCaptures: "closures compared by captures"
    }
  }

  /// Returns the name of an operation in results under this rule.
  package func operation(_ name: String) -> String {
    switch self {
    case .neverEqual: name
    case .byCaptures: "\(name), by captures"
    }
  }
}
