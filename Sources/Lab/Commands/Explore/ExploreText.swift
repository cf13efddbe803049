import LabExplore
import LabOutput
import LabTrace

/// What `lab explore` says on its first screen.
struct ExploreText {
  private let report: ExploreReport

  init(_ report: ExploreReport) { self.report = report }

  var summary: String {
    let patterns =
      report.patterns.count == 2
      ? report.patterns.joined(separator: " and ") : "The \(report.patterns.count) patterns"
    let sessions = "all sessions of the alphabet '\(report.alphabet)' up to depth \(report.depth)"
    let answer =
      switch report.findings.first?.kind {
      case nil: "\(patterns) are equal for \(sessions)."
      case "leak"?:
        "A pattern stays in memory after a session of the alphabet '\(report.alphabet)'."
      case "pruning"?:
        "Two sessions have the same key, but go on differently: the key lacks something, see below."
      default:
        "\(patterns) are not equal: a session of the alphabet '\(report.alphabet)' shows it."
      }
    let memory = Double(report.largestMemory) / 1_000_000
    return """
      \(answer)

      states      \(report.states.grouped), by all that the patterns show, hold and have under way
      turns       \(report.paths.grouped) tried, of which \(report.pruned.grouped) led to a known state
      pruning     checked \(report.pruning.checked.grouped), differed \(report.pruning.differed.grouped)
      random      \(report.acts.grouped) acts from seed \(report.seed)
      memory      \(report.departures.grouped) departures checked, \(report.leaks) leaks; at most \
      \(Units.decimal(memory)) MB held
      time        \(Units.decimal(report.seconds)) s, \(Units.decimal(report.statesPerSecond)) states a second
      """
  }

  static func session(of finding: Finding) -> String {
    let turns = finding.turns.enumerated().map { "  \($0 + 1)  \($1)" }
    var lines = ["", "The session; steps joined by + come in one turn:", ""] + turns
    switch finding.kind {
    case .divergence(let subject, let values):
      let size =
        finding.isShortest
        ? "No shorter session of the alphabet shows a divergence."
        : "No step can be left out, but a shorter session may show a divergence."
      lines += ["", size, "", "Then \(subject) differs:"]
      for value in values {
        lines += ["", value.pattern] + value.value.split(separator: "\n").map { "  \($0)" }
      }
    case .leak(let patterns):
      lines += [
        "",
        "Then the app is left for good, and stays in memory in \(patterns.joined(separator: ", ")).",
      ]
    case .coarseKey(let values):
      lines = [""]
      for value in values {
        lines += value.session.enumerated().map { "  \($0 + 1)  \($1)" } + ["", value.state, ""]
      }
    }
    return lines.joined(separator: "\n")
  }
}
