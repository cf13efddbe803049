import LabAudit
import LabContract
import LabMeasure
import LabOutput
import LabPatterns
import LabSessions
import LabTrace

extension Suite {
  /// The part of the audit that is counted.
  package static let traceability = Suite(
    name: "traceability", question: "I can't find who changed this field: which pattern tells me?"
  ) { options, _, progress in
    let patterns = try Patterns.patterns(matching: options.filter)
    let checkout = try? Checkout.here()
    // Replays take most of the time, and a quick run gates nothing.
    let seeds: Range<UInt64> = options.isQuick && !options.isCountsOnly ? 0..<3 : 0..<10
    let audits = try await Audit(
      of: checkout, asksCompiler: !options.isQuick, seeds: seeds, progress: progress
    ).counts(on: patterns)
    return traced(
      audits, of: patterns.map(\.name),
      hint: options.isQuick ? "A quick run does not ask the compiler who may write." : nil)
  }

  /// - Parameter patterns: their names; those without an audit are wrong.
  static func traced(
    _ audits: [PatternAudit], of patterns: [String], hint: String?
  ) -> SuiteReport {
    let wrong = patterns.filter { name in !audits.contains { $0.name == name } }
    let tables = AuditTables(patterns: audits)
    var (named, levels) = (tables.named, tables.levels)
    for pattern in wrong { named.addRow([Cell(pattern), Cell(BenchResult.wrong, .bad)]) }
    if let hint { named.footnotes.append(hint) }
    levels.footnotes += [
      "See it: swift run lab trace --pattern MVI",
      "Source lines: swift run lab audit. What recording costs: swift run -c release lab audit",
    ]
    let isProbed = audits.contains { $0.writeSurface != nil || $0.missingCompiler != nil }
    let wrongResults = wrong.map { pattern in
      var result = BenchResult(
        suite: traceability.name, operation: "whole session", contender: pattern,
        size: Session.posts)
      result.setWrong()
      return result
    }
    return SuiteReport(
      tables: [named],
      details: (isProbed ? [tables.surface] : []) + [levels],
      results: audits.flatMap { $0.results(in: traceability.name) } + wrongResults)
  }
}
