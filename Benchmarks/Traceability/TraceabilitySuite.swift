import Contract
import Measure
import PatternList
import Report
import Sessions
import SourceCode
import Trace

extension Suite {
  /// The scripted session once more, recorded.
  package static let traceability = Suite(
    name: "traceability", question: "I can't find who changed this field: which pattern tells me?"
  ) { options, _, progress in
    try await TraceabilitySuite(options: options, progress: progress).report()
  }
}

/// The part of the audit that is counted, beside what updates cost.
@MainActor
struct TraceabilitySuite {
  let options: BenchOptions
  let progress: (String) -> Void
  private let name = Suite.traceability.name

  init(options: BenchOptions, progress: @escaping (String) -> Void) {
    self.options = options
    self.progress = progress
  }

  func report() async throws -> SuiteReport {
    let patterns = try Patterns.patterns(matching: options.filter)
    let wrong = try await SessionSuite.wrongPatterns(patterns)
    let correct = patterns.filter { !wrong.contains($0.name) }
    let (figures, isWhole) = try await counts(of: correct)
    let tables = tables(figures, isWhole: isWhole, wrong: wrong)
    return SuiteReport(
      tables: Array(tables.prefix(1)), details: Array(tables.dropFirst()),
      results: figures.flatMap { $0.results(in: name) } + wrong.map(wrongResult))
  }

  /// With what needs the sources and the compiler, where both are here.
  private func counts(
    of patterns: [any TraceablePattern]
  ) async throws -> (figures: [PatternAudit], isWhole: Bool) {
    let checkout = try? Checkout(inOrAbove: [Checkout.workingDirectory, #filePath])
    if checkout != nil, !options.isQuick {
      do {
        return (try await counts(of: patterns, in: checkout, asksCompiler: true), true)
      } catch is CompilerProbeError {}
    }
    return (try await counts(of: patterns, in: checkout, asksCompiler: false), false)
  }

  private func counts(
    of patterns: [any TraceablePattern], in checkout: Checkout?, asksCompiler: Bool
  ) async throws -> [PatternAudit] {
    let audit = Audit(
      of: checkout, asksCompiler: asksCompiler, progress: progress)
    var figures: [PatternAudit] = []
    for pattern in patterns { figures.append(try await audit.core(on: pattern)) }
    return figures
  }

  private func tables(_ figures: [PatternAudit], isWhole: Bool, wrong: [String]) -> [Table] {
    let tables = AuditTables(patterns: figures)
    var named = tables.named
    for pattern in wrong { named.addRow([Cell(pattern), Cell(BenchResult.wrong, .bad)]) }
    if !isWhole {
      named.footnotes.append(
        options.isQuick
          ? "A quick run does not ask the compiler who else may write."
          : "Who may write was not asked: there are no sources here, or no swiftc.")
    }
    var price = tables.levels
    price.footnotes += [
      "See it: swift run lab trace --pattern MVI",
      "With times, planted writes and the large array: swift run -c release lab audit",
    ]
    let sources = [tables.candidates, isWhole ? tables.surface : nil].compactMap(\.self)
    return [named] + sources + [tables.replayed, price]
  }

  private func wrongResult(_ pattern: String) -> BenchResult {
    var result = BenchResult(
      suite: name, operation: "whole session", contender: pattern, size: Session.posts)
    result.setWrong()
    return result
  }
}
