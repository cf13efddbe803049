import LabBenchmarks
import LabCommandLine
import LabMeasure
import LabWorkshopCommands

/// The program `lab`, for the executable of a package that adds patterns:
///
///     await LabProgram.main()
public enum LabProgram {
  /// Runs the command named by the process's arguments, and exits with its code.
  public static func main() async -> Never { await Lab.main(Command.all) }
}

extension Command {
  /// Every command, in the order of the overview. Each declares itself, its options and its text in its own file.
  package static var all: [Command] {
    [
      .bench(BenchCommand()),
      .trace,
      .audit(AuditCommand()),
      .compare(CompareCommand()),
      .report(ReportCommand()),
      .new,
      .workshop { input, command, output in
        try await Quiz(prediction: BenchPrediction(input: input), command: command).ask(output)
      },
      .processRun(suites: Suite.all),
    ]
  }
}
