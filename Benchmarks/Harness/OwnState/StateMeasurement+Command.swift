import Foundation
import LabCommandLine
import LabOutput

extension StateMeasurement {
  /// Measures as the command line asks, prints the results and exits: with 0 on success, 1 on
  /// failure and 64 on wrong usage.
  ///
  /// `--help` lists the options, which work as in `lab bench`: `--quick`, `--largest N`, `--format
  /// json`, `--output FILE`, `--processes N` and `--seed N`. What the state prints meanwhile goes to
  /// the standard error.
  public func main() async -> Never { await suite.main(summary) }

  var summary: String { "measures one update of \(name), and finds what makes it copy" }
}

@MainActor
extension Suite {
  /// Runs the suite as the only command of this process, and exits.
  func main(_ summary: String) async -> Never {
    let command = command(as: ProcessInfo.processInfo.processName, summary)
    await Lab.main([command, .processRun(suites: [self])], usual: command)
  }

  /// - Parameter program: The name of the executable.
  func command(
    as program: String, _ summary: String, build: BuildMode = .current,
    processes: @escaping (_ count: Int) -> ProcessRuns = {
      $0 == 1 ? .here : ProcessRuns(count: $0)
    }
  ) -> Command {
    Command(
      name: name, invocation: program, summary: summary,
      example: "swift run -c release \(program) --quick",
      options: [.quick, .sizes, .format, .output, .seed, .processes],
      remark: """
        Requires a release build. Times are compared in the same rounds and processes. Counts are \
        those of 128 updates in random order, the same in every run. What the state prints goes to \
        the standard error.
        """
    ) { arguments, output in
      let request = try BenchRequest(arguments, of: program)
      if build == .debug { return output.refuseDebugBuild(for: request.command) }
      let run = BenchRun(
        suites: [self], request: request, environment: .current(), output: output)
      return try await run.show(in: processes(request.processes))
    }
  }
}

@MainActor
extension Option {
  fileprivate static let sizes = Option(
    largest.name, .number("N", in: 16...1_600_000),
    help: "The largest state, in elements (default: 160,000, at most 1,600,000).")
}
