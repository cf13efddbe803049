import LabCommandLine
import LabOutput

@MainActor
extension Command {
  /// A share of a suite's rounds in a process of its own.
  package static func processRun(suites: [Suite]) -> Command {
    Command(
      name: ProcessRun.command, summary: "runs a share of a suite's rounds, for lab bench",
      example: "lab bench --processes 6", operand: Operand(placeholder: "RUN FILE") { nil },
      isListed: false
    ) { arguments, output in
      guard arguments.operands.count == 2 else {
        throw UsageError("a process run is started by lab bench, with a RUN as JSON and a FILE")
      }
      let (request, file) = (arguments.operands[0], arguments.operands[1])
      try AtomicFile.write(try await ProcessRun.answer(request, suites: suites), to: file)
      return .done
    }
  }
}
