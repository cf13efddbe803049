import Domain
import StageUI
import Trace

/// A form that can be traced: by its `Tracing.swift`, and a line in its store if it has one.
package protocol TraceableForm: PatternForm {
  func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View
  func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View
}
