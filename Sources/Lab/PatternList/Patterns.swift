import Contract
import Domain
import InputOutput
import MV
import MVI
import MVIContainer
import MVIReactor
import MVVM
import MVVMActions
import StageUI
import Trace

/// All patterns, in the order in which every table and every test names them.
package enum Patterns {
  nonisolated package static let all: [any TraceablePattern] = [
    MV.Pattern(),
    MVVM.Pattern(),
    MVVMActions.Pattern(),
    InputOutput.Pattern(),
    MVI.Pattern(),
    MVIContainer.Pattern(),
    MVIReactor.Pattern(),
  ]
}

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
