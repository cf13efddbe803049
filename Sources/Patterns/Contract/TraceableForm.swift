import Domain
import StageUI
import Trace

/// A form that can be traced.
///
/// What it had to add for that stands in its `Tracing.swift`, but for the one line of a store that names each intent.
package protocol TraceableForm: PatternForm {
  func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View
  func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View
}
