import Domain
import StageUI
import Trace

/// A pattern that can be traced: by its `Tracing.swift`, and a line in its store if it has one.
package protocol TraceablePattern: StatePattern {
  func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View
  func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View
}
