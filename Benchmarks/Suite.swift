import Report

/// One question and the run that answers it.
///
/// ```swift
/// let report = try await Suite.stateUpdate.run(BenchOptions()) { print($0) }
/// for table in report.tables { print(table.rendered()) }
/// ```
package struct Suite: Sendable {
  /// The word that picks the suite on the command line.
  package let name: String
  /// One sentence, as a developer would ask it.
  package let question: String
  /// Measures and tells its progress, one short line at a time, outside of what is timed.
  ///
  /// With `isCountsOnly`, a suite that times anything leaves that out.
  ///
  /// Throws `MeasureError.debugBuild` before any work in a debug build, and ``BenchError``.
  package let run:
    @MainActor (BenchOptions, @escaping (_ progress: String) -> Void) async throws -> SuiteReport
}
