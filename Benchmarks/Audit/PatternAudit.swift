import Measure
import Trace

/// What the audit found out about one pattern.
///
/// What was not measured is `null` in JSON.
package struct PatternAudit: Codable, Hashable, Sendable {
  package let name: String
  /// `nil` of a pattern that the audit does not know.
  @ExplicitNull package private(set) var family: String? = nil

  /// Mutations of the scripted session, those with a named action without the lines that tracing added, and with them.
  package var mutations = 0
  package var attributedDefault = 0
  package var attributedAdded = 0
  /// Mutations of which the trace tells the field, and not only that the state was written.
  package var withField = 0
  /// Lines of code that tracing added, and those that one more action takes, where each is named.
  @ExplicitNull package var addedLines: Int? = nil
  @ExplicitNull package var linesPerAction: Double? = nil
  /// Mutations of which the trace tells who wrote them.
  @ExplicitNull package var sited: Int? = nil

  package var writeSurface: [WriteSurface.Field] = []

  /// Untracked writes that the compiler let in; how many the trace shows without a cause, and how well.
  package var planted = 0
  package var found = 0
  @ExplicitNull package var precision: Double? = nil
  @ExplicitNull package var recall: Double? = nil
  package var exactPath = 0
  package var withoutField = 0
  package var inOrder = 0
  package var underRightCause = 0

  package var replay = ReplayScore.notMeasured

  /// Lines that could have written each field.
  package var candidates: [FieldCandidates] = []
  /// The same as the mean of all mutations: before the trace is read, by what asked, and by who
  /// wrote.
  @ExplicitNull package var candidatesBefore: Double? = nil
  @ExplicitNull package var candidatesAfter: Double? = nil
  @ExplicitNull package var candidatesSited: Double? = nil

  package var levels: [LevelPrice] = []
  /// `off` beside no recorder at all.
  @ExplicitNull package var offVerdict: Verdict? = nil

  package init(name: String) {
    self.name = name
    family = AuditedPattern(rawValue: name)?.family
  }

  enum CodingKeys: String, CodingKey {
    case name, family, mutations
    case attributedDefault = "attributed_default"
    case attributedAdded = "attributed_added"
    case withField = "with_field"
    case addedLines = "added_lines"
    case linesPerAction = "lines_per_action"
    case sited
    case writeSurface = "write_surface"
    case planted, found, precision, recall
    case exactPath = "exact_path"
    case withoutField = "without_field"
    case inOrder = "in_order"
    case underRightCause = "under_right_cause"
    case replay
    case candidates
    case candidatesBefore = "candidates_before"
    case candidatesAfter = "candidates_after"
    case candidatesSited = "candidates_sited"
    case levels
    case offVerdict = "off_verdict"
  }
}

extension PatternAudit {
  /// Whether code of another module can write to some field; `nil` where the compiler was not asked.
  package var isOpenToModules: Bool? {
    writeSurface.isEmpty ? nil : writeSurface.contains { !$0.fromModule.isRefused }
  }

  /// Whether one more file of the pattern can.
  var isOpenToViews: Bool { writeSurface.contains { !$0.fromView.isRefused } }
}

/// What one level adds to the scripted session.
package struct LevelPrice: Codable, Hashable, Sendable {
  package let level: TraceLevel
  /// Of the session's time, to `off`; `nil` when it was not timed.
  @ExplicitNull package var ratio: Double? = nil
  @ExplicitNull package var ratioLow: Double? = nil
  @ExplicitNull package var ratioHigh: Double? = nil
  /// Of all acts together but those that open a screen, beyond those without a recorder; `nil` where counting is not
  /// available.
  @ExplicitNull package var mallocs: Int?
  @ExplicitNull package var bytes: Int?
  package let acts: Int

  var estimate: Estimate? {
    guard let ratio, let ratioLow, let ratioHigh else { return nil }
    return Estimate(low: ratioLow, median: ratio, high: ratioHigh)
  }

  enum CodingKeys: String, CodingKey {
    case level, ratio
    case ratioLow = "ratio_low"
    case ratioHigh = "ratio_high"
    case mallocs, bytes, acts
  }
}
