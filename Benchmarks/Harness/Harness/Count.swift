/// A figure that is counted, and so the same in every run of one build. The raw value is its JSON key.
package enum Count: String, CaseIterable, CodingKey, Sendable {
  case acts
  case mallocs
  case bytes
  case predictedBytes = "predicted_bytes"
  case copiedElements = "copied_elements"
  case copiedBytes = "copied_bytes"
  case retainedBytes = "retained_bytes"
  case predictedRetainedBytes = "predicted_retained_bytes"
  /// Bytes of all blocks that are kept, which differ a little from run to run.
  case liveBytes = "live_bytes"
  case stackBytes = "stack_bytes"
  case bodies
  case changedBodies = "changed_bodies"
  case models
  case mutations
  case namedMutations = "named_mutations"
  case namingLines = "naming_lines"
  case stateFields = "state_fields"
  case openToViews = "open_to_views"
  case openCalls = "open_calls"
  case notReplayed = "not_replayed"

  /// Whether a baseline holds it.
  var isGated: Bool {
    ![.predictedBytes, .predictedRetainedBytes, .liveBytes, .namingLines].contains(self)
  }

  /// What a change from one row to another means; both have the count.
  func meaning(from old: BenchResult, to new: BenchResult) -> RowChange.Meaning {
    let (before, after) = (old[self] ?? 0, new[self] ?? 0)
    switch self {
    // Counts of other acts cannot be compared.
    case .acts: return .worse
    case .mallocs, .bytes, .copiedElements, .copiedBytes, .stackBytes, .retainedBytes, .liveBytes,
      .bodies, .changedBodies, .models, .mutations, .openToViews, .openCalls, .notReplayed:
      return after > before ? .worse : .better
    case .stateFields, .namingLines, .predictedBytes, .predictedRetainedBytes: return .other
    case .namedMutations:
      // A share: fewer names of fewer mutations are no loss.
      let (was, now) = (old.namedShare, new.namedShare)
      return now < was ? .worse : now > was ? .better : .other
    }
  }
}

extension BenchResult {
  fileprivate var namedShare: Double {
    Double(self[.namedMutations] ?? 0) / Double(max(1, self[.mutations] ?? 0))
  }
}
