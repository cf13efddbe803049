import Foundation
import Measure
import Trace

/// The scorecard of all patterns.
package struct AuditReport: Encodable, Hashable, Sendable {
  /// Names the meaning of the keys; another meaning gets another number.
  package static let schema = "pattern-lab.audit/2"

  package let schema = Self.schema
  package let environment: Environment
  package let patterns: [PatternAudit]
  /// What watching adds to a write beside a large array, which does not depend on the pattern.
  package let writes: [WritePrice]
  /// The worst grade of all times; `nil` when nothing was timed.
  @ExplicitNull package private(set) var trust: Trust?

  package init(environment: Environment, patterns: [PatternAudit], writes: [WritePrice]) {
    self.environment = environment
    self.patterns = patterns
    self.writes = writes
    let grades = patterns.map(\.trust) + writes.map(\.trust)
    trust = Trust.allCases.last(where: grades.contains)
  }

  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

/// The answers of the audit for one pattern. What was not measured is `nil`.
package struct PatternAudit: Encodable, Hashable, Sendable {
  package let name: String
  /// `nil` for a pattern that the audit does not know.
  @ExplicitNull package private(set) var family: String?

  /// Mutations of the scripted session, and those with a named action: without the lines that
  /// tracing added, and with them.
  package var mutations = 0
  package var attributedDefault = 0
  package var attributedAdded = 0
  /// Mutations with a known field, and not only a known write to the state.
  package var withField = 0
  /// Lines of code that tracing added.
  @ExplicitNull package var addedLines: Int? = nil
  /// Mutations with the line of the pattern that wrote.
  @ExplicitNull package var sited: Int? = nil

  package var writeSurface: [FieldAccess] = []
  @ExplicitNull package var replay: ReplayScore? = nil

  package var levels: [LevelPrice] = []
  /// `off` beside no recorder at all; inconclusive where the times are not trusted.
  @ExplicitNull package var offVerdict: Verdict? = nil
  /// Of the times of ``levels``.
  @ExplicitNull package var trust: Trust? = nil

  package init(name: String) {
    self.name = name
    family = StateHolder.holder(of: name).family
  }
}

/// A value whose key is in the JSON also when it is `null`.
@propertyWrapper
package struct ExplicitNull<Value: Encodable & Hashable & Sendable>: Encodable, Hashable, Sendable {
  package var wrappedValue: Value?

  package init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
