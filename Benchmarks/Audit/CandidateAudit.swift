import Sessions
import SourceCode
import Trace

/// How many lines could have written what a session changed.
struct CandidateAudit {
  /// All fields of the pattern's state, in their order; then each screen's state as a whole, where it changed so.
  private(set) var fields: [FieldCandidates] = []

  /// Adds what was recorded on one screen; where the trace tells no field, it may have been any.
  mutating func add(_ events: [Event], on feature: Session.Feature, of pattern: PatternSource) {
    let candidates = WriteCandidates(pattern.files(ofFeature: feature.rawValue) + pattern.machinery)
    let known = StateOwner.fields(of: pattern, on: feature)
    var left: [String?: [Int]] = [:]
    for event in events {
      guard let mutation = event.mutation else { continue }
      let field = mutation.field?.root
      let fields = field.map { [$0] } ?? known
      let action = events.nearestAction(above: event)
      let places = action.map { candidates.places(writingAnyOf: fields, askedBy: $0) }
      left[field, default: []].append((places ?? candidates.places(writingAnyOf: fields)).count)
    }
    func add(_ field: String?, named name: String) {
      let left = left[field] ?? []
      let before = candidates.places(writingAnyOf: field.map { [$0] } ?? known).count
      fields.append(
        FieldCandidates(
          field: name, changes: left.count, before: before,
          after: left.isEmpty ? nil : Double(left.reduce(0, +)) / Double(left.count)))
    }
    for field in known { add(field, named: "\(feature.rawValue).\(field)") }
    if left[nil] != nil, !known.isEmpty { add(nil, named: feature.rawValue) }
  }

  var changes: Int { fields.reduce(0) { $0 + $1.changes } }

  /// Before the trace is read, for the mean change.
  var before: Double { mean { Double($0.before) } }

  /// After it has told the action.
  var after: Double { mean { $0.after ?? 0 } }

  private func mean(_ lines: (FieldCandidates) -> Double) -> Double {
    fields.reduce(0) { $0 + lines($1) * Double($1.changes) } / Double(max(1, changes))
  }
}

extension [Event] {
  /// The name of the action that asked last: `likeTapped` of `likeTapped(3)`.
  fileprivate func nearestAction(above event: Event) -> String? {
    for cause in causes(of: event) {
      if case .action(let action) = cause.kind { return String(action.prefix { $0 != "(" }) }
    }
    return nil
  }
}

extension String {
  /// `posts` of `posts[3].isLiked`.
  var root: String { String(prefix { $0 != "." && $0 != "[" }) }
}
