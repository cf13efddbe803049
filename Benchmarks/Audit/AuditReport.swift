import Measure

/// The scorecard of all patterns, as one file of JSON.
package struct AuditReport: Codable, Hashable, Sendable {
  /// Names the meaning of the keys; another meaning gets another number.
  package static let schema = "pattern-lab.audit/2"

  package let schema: String
  package let environment: Environment
  package let patterns: [PatternAudit]
  /// What watching costs a write beside a large array, which does not depend on the pattern.
  package let writes: [WritePrice]

  package init(environment: Environment, patterns: [PatternAudit], writes: [WritePrice]) {
    schema = Self.schema
    self.environment = environment
    self.patterns = patterns
    self.writes = writes
  }
}
