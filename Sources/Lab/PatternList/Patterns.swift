import Contract
import InputOutput
import MV
import MVI
import MVIContainer
import MVIReactor
import MVVM
import MVVMActions

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
