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
  /// Whether anything is timed.
  package let isTimed: Bool
  /// Measures and tells its progress, a short step at a time, outside of what is timed.
  ///
  /// It has its rounds from the source in the options. As a launch, it does nothing but run them.
  /// With `isCountsOnly`, a suite that times anything leaves that out.
  ///
  /// Throws `MeasureError.debugBuild` before any work in a debug build, and ``BenchError``.
  package let run: Run

  package typealias Run =
    @MainActor (BenchOptions, @escaping (_ progress: Step) -> Void) async throws -> SuiteReport

  package init(name: String, question: String, isTimed: Bool = false, run: @escaping Run) {
    self.name = name
    self.question = question
    self.isTimed = isTimed
    self.run = run
  }
}
