import LabBenchmarks
import LabCommandLine
import LabContract
import LabHarness
import LabOutput
import LabPatterns
import LabSessions
import LabSourceCode

/// What commands count, by the names that `docs/figures.txt` gives it.
struct CountedFigures {
  /// By source and figure, such as `lines of MVVM in both` by `metrics`.
  var figures: [String: [String: Int]] = [:]
  /// The counts of the audit, as rows of a run.
  var rows: [BenchResult] = []
  /// What `lab audit` prints in 80 columns.
  var audit = ""

  /// Makes the scorecard of all patterns, and counts their code.
  ///
  /// - Throws: without sources, before any work.
  static func all(progress: @escaping (String) -> Void) async throws -> CountedFigures {
    let checkout = try Checkout.here()
    let report = try await Audit(of: checkout, progress: progress).report(on: Patterns.builtIn)
    if let reason = report.patterns.compactMap(\.missingCompiler).first {
      throw CompilerProbeError(reason)
    }
    var (audited, metrics) = ([String: Int](), [String: Int]())
    for pattern in report.patterns {
      for (name, count) in [
        ("changes", pattern.mutations), ("field", pattern.withField), ("where", pattern.located),
        ("function", pattern.toldByFunction), ("named", pattern.named),
        ("share", pattern.named * 100 / max(1, pattern.mutations)),
        ("lines", pattern.namingLines), ("fields", pattern.writeSurface.count),
        ("view", pattern.writeSurface.count { !$0.fromView.isRefused }),
        ("module", pattern.writeSurface.count { !$0.fromModule.isRefused }),
      ] {
        audited["\(name) of \(pattern.name)"] = count
      }
    }
    for pattern in Patterns.builtIn {
      let child = checkout.pattern(pattern.name).child.codeCount
      metrics["files of \(pattern.name) in like"] = child.files
      metrics["lines of \(pattern.name) in like"] = child.lines
      for feature in Session.Feature.allCases + [nil] {
        let count = checkout.pattern(pattern.name).codeCount(of: feature)
        let place = "of \(pattern.name) in \(feature?.rawValue ?? "both")"
        metrics["files \(place)"] = count?.files
        metrics["types \(place)"] = count?.types
        metrics["lines \(place)"] = count?.lines
        metrics["scaffolding \(place)"] = count?.scaffolding
      }
      let ofScreens = ["feed", "profile", "like"].compactMap {
        metrics["lines of \(pattern.name) in \($0)"]
      }
      metrics["machinery of \(pattern.name)"] =
        metrics["lines of \(pattern.name) in both"].map { $0 - ofScreens.reduce(0, +) }
    }
    return CountedFigures(
      figures: ["audit": audited, "metrics": metrics], rows: report.results,
      audit: AuditCommand.text(of: report, width: Output.usualWidth, style: .plain))
  }
}
