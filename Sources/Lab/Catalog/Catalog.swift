import Contract
import InputOutput
import MV
import MVI
import MVIContainer
import MVIReactor
import MVVM
import MVVMActions

/// All forms, in the order in which every table and every test names them.
package enum Catalog {
  nonisolated package static let forms: [any TraceableForm] = [
    MV.Pattern(),
    MVVM.Pattern(),
    MVVMActions.Pattern(),
    InputOutput.Pattern(),
    MVI.Pattern(),
    MVIContainer.Pattern(),
    MVIReactor.Pattern(),
  ]
}
