import Benchmarks

/// `lab process-run`, which `lab bench` starts.
struct ProcessRunCommand: Command {
  let name = ProcessRun.command
  let summary = "runs a share of a suite's rounds, for lab bench"
  let example = "lab bench --processes 6"
  let isListed = false
  let operand: Operand? = Operand(placeholder: "RUN", vocabulary: nil)
  let suites: [Suite]

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    guard let request = arguments.operands.first else {
      throw UsageError("a process run is started by lab bench, with a RUN as JSON")
    }
    await ProcessRun.answer(request, suites: suites) { output.print($0) }
    return .done
  }
}
