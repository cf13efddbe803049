import LabContract
import LabPatterns

/// Two patterns that do not do the same.
struct Difference {
  let subject: String
  let values: [Finding.PatternValue]

  init?(_ subject: String, _ values: [String], _ patterns: [any TraceablePattern]) {
    guard let other = values.firstIndex(where: { $0 != values[0] }) else { return nil }
    self.subject = subject
    self.values = [0, other].map {
      Finding.PatternValue(pattern: patterns[$0].name, value: values[$0])
    }
  }
}
