/// A figure that is counted, and so the same in every run of one build.
package enum Count: String, CaseIterable, Sendable {
  case acts
  case mallocs
  case bytes
  case copiedElements = "elements"
  case retainedBytes = "retained"
  case bodies
  case changedBodies = "bodies that changed"
  case mutations
  case namedMutations = "named"
  case stateFields = "fields"
  case openToViews = "open to views"
  case openToModules = "open to modules"
  case replayedActions = "replayed as actions"
  case notReplayed = "not replayed"

  func value(in result: BenchResult) -> Int? {
    switch self {
    case .acts: result.acts
    case .mallocs: result.mallocs
    case .bytes: result.bytes
    case .copiedElements: result.copiedElements
    case .retainedBytes: result.retainedBytes
    case .bodies: result.bodies
    case .changedBodies: result.changedBodies
    case .mutations: result.mutations
    case .namedMutations: result.namedMutations
    case .stateFields: result.stateFields
    case .openToViews: result.openToViews
    case .openToModules: result.openToModules
    case .replayedActions: result.replayedActions
    case .notReplayed: result.notReplayed
    }
  }

  /// What became of it from one result to another; `nil` where it is as it was.
  func change(from old: BenchResult, to new: BenchResult) -> CountChange? {
    let values = (value(in: old), value(in: new))
    guard values.0 != values.1 else { return nil }
    let meaning: CountChange.Meaning =
      switch (values.0, values.1) {
      case (nil, _): .other
      case (_, nil): .worse
      case (let before?, let after?):
        switch self {
        // Counts of other acts are no longer beside their like.
        case .acts: .worse
        case .mallocs, .bytes, .copiedElements, .retainedBytes, .bodies, .changedBodies, .mutations,
          .openToViews, .openToModules, .notReplayed:
          after > before ? .worse : .better
        case .replayedActions: after < before ? .worse : .better
        case .stateFields: .other
        case .namedMutations: meaning(ofShareIn: new, beside: old)
        }
      }
    return CountChange(
      row: new.name, what: rawValue, old: values.0, new: values.1, meaning: meaning)
  }

  /// What is told of mutations counts as a share: fewer of fewer are no loss.
  private func meaning(
    ofShareIn new: BenchResult, beside old: BenchResult
  ) -> CountChange.Meaning {
    let (before, after) = (share(in: old), share(in: new))
    return after < before ? .worse : after > before ? .better : .other
  }

  private func share(in result: BenchResult) -> Double {
    Double(value(in: result) ?? 0) / Double(max(1, result.mutations ?? 0))
  }
}

/// A count, or a whole row, that is not what it was.
package struct CountChange: Hashable, Sendable {
  package enum Meaning: Sendable {
    case worse
    case better
    /// Neither, such as a row that came.
    case other
  }

  package let row: RowName
  /// The count's name, or what happened to the row.
  package let what: String
  package let old: Int?
  package let new: Int?
  package let meaning: Meaning
}
