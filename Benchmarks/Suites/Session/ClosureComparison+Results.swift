import StageUI

extension ClosureComparison {
  /// The rules that a session is measured under: by code and context, it runs nearly the bodies of the first.
  package static let measured = [neverEqual, byCaptures]

  /// The rule in the title of a table.
  package var title: String {
    switch self {
    case .neverEqual: "closures never equal"
    case .byContext: "closures compared by code and context"
    case .byCaptures: "closures compared by captures"
    }
  }

  /// Returns the name of an operation in results under this rule.
  package func operation(_ name: String) -> String {
    switch self {
    case .neverEqual: name
    case .byContext: "\(name), by context"
    case .byCaptures: "\(name), by captures"
    }
  }
}
