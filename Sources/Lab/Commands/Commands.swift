import LabBenchmarks
import LabCommandLine
import LabHarness
import LabPatterns

extension Command {
  /// Every command, in the order of the overview. Each declares itself, its options and its text in its own file.
  package static var all: [Command] {
    [
      .patterns,
      .bench(BenchCommand()),
      .trace,
      .audit(AuditCommand()),
      .compare(CompareCommand()),
      .explore(ExploreCommand()),
      .draw,
      .report(ReportCommand()),
      .new,
      .workshop(WorkshopCommand()),
      .renew(RenewCommand()),
      .processRun(suites: Suite.all),
      .walk(Patterns.all),
      .countedActs,
    ]
  }
}
