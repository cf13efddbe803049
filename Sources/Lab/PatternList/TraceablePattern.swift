import Contract
import Domain
import StageUI
import Trace

/// A pattern that can be traced.
///
/// Its screens are the same, but a recorder watches their state, and calls that have no other name are
/// named on their way.
package protocol TraceablePattern: StatePattern {
  func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View
  func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View
}
