import LabBenchmarks
import LabCommandLine

extension Command {
  /// The program that `.ci/instructions` runs under callgrind: it lists the acts, or runs one.
  static let countedActs = Command(
    name: "counted-acts", summary: "acts, for .ci/instructions", example: "lab counted-acts 3",
    operand: Operand(placeholder: "[NUMBER]") { nil }, isListed: false
  ) { arguments, output in
    let acts = CountedAct.all
    guard let number = arguments.operands.first else {
      for act in acts { output.print("\(act.copies ? "copies" : "in-place") \(act.row)") }
      return .done
    }
    guard let index = Int(number), acts.indices.contains(index) else {
      throw UsageError("there are acts 0 to \(acts.count - 1), and no '\(number)'")
    }
    await acts[index].run()
    return .done
  }
}
