import LabBenchmarks
import LabCommandLine
import LabMeasure
import LabWorkshop

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
      .workshop,
      .processRun(suites: Suite.all),
    ]
  }
}
