import Harness

extension Command {
  /// A share of a suite's rounds in a process of its own.
  package static func processRun(suites: [Suite]) -> Command {
    Command(
      name: ProcessRun.command, summary: "runs a share of a suite's rounds, for lab bench",
      example: "lab bench --processes 6", operand: Operand(placeholder: "RUN") { nil },
      isListed: false
    ) { arguments, output in
      guard let request = arguments.operands.first else {
        throw UsageError("a process run is started by lab bench, with a RUN as JSON")
      }
      output.print(try await ProcessRun.answer(request, suites: suites))
      return .done
    }
  }
}
