import Measure

/// The scorecard of all forms, as one file of JSON.
package struct AuditReport: Codable, Hashable, Sendable {
  /// Names the meaning of the keys; another meaning gets another number.
  package static let schema = "pattern-lab.audit/1"

  package let schema: String
  package let environment: Environment
  package let forms: [FormAudit]
  /// What watching costs a write beside a large array, which does not depend on the form.
  package let writes: [WritePrice]

  package init(environment: Environment, forms: [FormAudit], writes: [WritePrice]) {
    schema = Self.schema
    self.environment = environment
    self.forms = forms
    self.writes = writes
  }
}
