import LabContract
import LabMeasure
import LabPatterns
import StageUI

extension Suite {
  /// In the order in which they run.
  package static let all: [Suite] = [
    .patternUpdate, .stateUpdate, .retainedState, .session, .invalidation, .composition, .history,
    .traceability,
    .copyCost, .stack,
  ]

  /// Those that answer the questions of most people, for a quick run.
  package static let brief: [Suite] = [
    .patternUpdate, .session.counting, .traceability, .stateUpdate,
  ]
}

extension Patterns {
  /// The patterns that the filter keeps, and the first one, which the others are compared to.
  @MainActor
  static func patterns(matching filter: String?) throws(BenchError) -> [any TraceablePattern] {
    let names = all.map(\.name)
    let kept = try NameFilter(filter).selection(operations: [], contenders: names).contenders
    return all.filter { $0.name == names[0] || kept.contains($0.name) }
  }

  /// A feed, by the name of its row in tables.
  typealias Feed = (name: String, make: @MainActor (AppEnvironment) -> any View)

  @MainActor
  static func feeds(matching filter: String?) throws(BenchError) -> [Feed] {
    try patterns(matching: filter).map { pattern in
      (pattern.name, { @MainActor environment in pattern.screens(environment).feed() })
    }
  }
}
