/// A place where a form does not do what the specification says, and why that was let stand.
nonisolated package struct KnownDifference: Sendable {
  package let form: String

  /// The conformance test that the form does not pass, by its whole name.
  package let test: String
  package let reason: String

  package init(form: String, test: String, reason: String) {
    self.form = form
    self.test = test
    self.reason = reason
  }

  /// All of them. A form that passes a test after all must lose its entry here, or that test fails.
  package static let all: [KnownDifference] = []
}
