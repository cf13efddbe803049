import Synchronization
import Testing

/// Notes for each behaviour and pattern whether it held, and prints the table when the process ends.
///
/// A failure that `KnownDifference.all` lists is none; a listed one that does not happen is a failure.
nonisolated package struct Conformance: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  @concurrent package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let run = ConformanceRun(test: test.displayName ?? test.name)
    defer {
      ConformanceTable.shared.withLock { $0.note(run.behaviour, run.pattern ?? "", run.outcome) }
    }
    let noticing = IssueHandlingTrait.compactMapIssues { run.isExcused($0) ? nil : $0 }
    try await ConformanceRun.$current.withValue(run) {
      try await noticing.provideScope(for: test, testCase: testCase) {
        do { try await function() } catch { if !run.isExcused(error) { throw error } }
      }
    }
    if let problem = run.end() { Issue.record("\(problem)") }
  }
}

extension Trait where Self == Conformance {
  /// The test cases of this suite are what the table of behaviours and patterns is made of.
  nonisolated package static var conformance: Self { Conformance() }
}
