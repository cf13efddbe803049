import LabAudit
import LabBenchmarks
import LabContract
import LabOutput
import LabPatterns
import LabSessions
import LabTrace

/// Why the bodies of one pattern run, act by act. It is recorded, not timed, and the same each time.
package struct RunReasons: Sendable {
  package let pattern: String
  package let acts: [(act: String, runs: [ActBodies.Runs])]

  /// Records one session with one like on every pattern. A pattern whose screens lack one of its acts
  /// is left out.
  @MainActor
  package static func all() async -> [RunReasons] {
    var reasons: [RunReasons] = []
    for pattern in Patterns.all {
      guard let kinds = try? await BodyReasons.record(of: pattern) else { continue }
      reasons.append(
        RunReasons(
          pattern: pattern.name, acts: kinds.map { (act: $0.kind.rawValue, runs: $0.bodies) }))
    }
    return reasons
  }
}

/// How many changes of one session have the line that wrote. It is recorded, not timed.
package struct WrittenLines: Sendable {
  package let pattern: String
  let changes: Int
  let located: Int

  /// Records the scripted session on every pattern; empty where lines are not known.
  @MainActor
  package static func all() async throws -> [WrittenLines] {
    var lines: [WrittenLines] = []
    for pattern in Patterns.all where MissingLines.here() == nil {
      let audit = try await Audit(of: nil).named(on: pattern, beside: 0..<0)
      guard let located = audit.located else { continue }
      lines.append(
        WrittenLines(pattern: pattern.name, changes: audit.mutations, located: located))
    }
    return lines
  }
}

extension HTML {
  /// A table for each act, under its name.
  static func reasons(_ patterns: [RunReasons]) -> HTML {
    let acts = patterns.first?.acts.map(\.act) ?? []
    let tables = acts.compactMap { act -> HTML? in
      var table = Table(
        "Why bodies run: \(act)",
        columns: [
          .left("pattern"), .left("view"), .right("runs"), .right("changed"), .left("reason"),
        ])
      for pattern in patterns {
        for runs in pattern.acts.first(where: { $0.act == act })?.runs ?? [] {
          table.addRow([
            Cell(pattern.pattern), Cell(runs.view), Cell(Units.count(runs.runs)),
            Cell(Units.count(runs.changed)), Cell("\(runs.reason)"),
          ])
        }
      }
      table.footnotes = ["changed: runs after which the screen showed something else."]
      return table.sections.isEmpty ? nil : .details(act, HTML(table))
    }
    if tables.isEmpty { return "" }
    return """
      <div class="screen-only">
      <h3>Why they run</h3>
      <p>A body runs because it appears, because a property that it read was written, or because the body \
      around it made another view, as if no two closures were equal. Each table is a recording of one act.</p>
      \(tables.joined())
      </div>
      <p class="print-only">Why they run: open the page in a browser.</p>
      """
  }
}
