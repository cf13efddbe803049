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

  package var replay = ReplayScore.notMeasured

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
    case replay
    case levels
    case offVerdict = "off_verdict"
  }
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

  enum CodingKeys: String, CodingKey {
    case level, ratio
    case ratioLow = "ratio_low"
    case ratioHigh = "ratio_high"
    case mallocs, bytes, acts
  }
}
