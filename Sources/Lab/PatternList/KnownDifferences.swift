/// A place where a pattern does not do what the specification says, and why that was let stand.
nonisolated package struct KnownDifference: Sendable {
  package let pattern: String

  /// The conformance test that the pattern does not pass, by its whole name.
  package let test: String
  package let reason: String

  package init(pattern: String, test: String, reason: String) {
    self.pattern = pattern
    self.test = test
    self.reason = reason
  }

  /// All of them. A pattern that passes a test after all must lose its entry here, or that test fails.
  package static let all: [KnownDifference] = []
}
