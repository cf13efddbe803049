import Synchronization
import Testing

/// Records for each behaviour and pattern whether its tests passed; the process prints the table
/// when it exits.
nonisolated package struct Conformance: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  @concurrent package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let run = ConformanceRun(of: test.displayName ?? test.name)
    defer { ConformanceTable.shared.withLock { $0.record(run) } }
    let listening = IssueHandlingTrait.compactMapIssues { issue in
      run.fail()
      return issue
    }
    try await ConformanceRun.$current.withValue(run) {
      try await listening.provideScope(for: test, testCase: testCase) {
        do { try await function() } catch {
          run.fail()
          throw error
        }
      }
    }
  }
}

extension Trait where Self == Conformance {
  /// Adds the test cases of this suite to the table of behaviours and patterns.
  nonisolated package static var conformance: Self { Conformance() }
}

/// One test case on one pattern.
nonisolated final class ConformanceRun: Sendable {
  @TaskLocal static var current: ConformanceRun?

  /// The part of the test's name before the colon, as in `F6`.
  let behaviour: String
  private let state = Mutex<(pattern: String?, hasPassed: Bool)>((nil, true))

  init(of test: String) {
    behaviour = String(test.drop { $0 == "`" }.prefix { $0 != ":" })
  }

  var pattern: String? { state.withLock { $0.pattern } }
  var hasPassed: Bool { state.withLock { $0.hasPassed } }

  /// Records the pattern that the test runs on.
  func runs(on pattern: String) { state.withLock { $0.pattern = pattern } }

  func fail() { state.withLock { $0.hasPassed = false } }
}
