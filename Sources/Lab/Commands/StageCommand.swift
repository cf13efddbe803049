import LabBenchmarks
import LabCommandLine
import LabOutput
import LabTenChecks
import StageUI

extension Command {
  static let stage = Command(
    name: "stage", summary: "asks ten questions about SwiftUI",
    example: "lab stage",
    remark: """
      Under each rule for closures, with what was counted and what is predicted. The same file \
      asks SwiftUI on a Mac, without the lab: docs/stage.md says how. Ends with 1 if the stage does not \
      count what is predicted of it.
      """
  ) { _, output in
    var isAsPredicted = true
    for closures in ClosureComparison.allCases {
      let checks = await TenChecks.run(on: StageHost(closures: closures))
      output.print(TenChecks.text(checks, by: "the stage, \(closures.title)") + "\n")
      isAsPredicted = isAsPredicted && checks.allSatisfy { $0.isOfStage(closures) }
    }
    return isAsPredicted ? .done : .failed
  }
}

extension Check {
  /// Whether the stage counted what is predicted of it.
  fileprivate func isOfStage(_ closures: ClosureComparison) -> Bool {
    let rule =
      switch closures {
      case .neverEqual: "closures never equal"
      case .byContext: "by code and context"
      case .byCaptures: "compared by captures"
      }
    return ["as predicted", "as the stage", rule].contains(verdict)
  }
}
