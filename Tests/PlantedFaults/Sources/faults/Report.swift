import Foundation

/// The tables of docs/faults.md and docs/findings.md.
struct Report {
  let changes: [Change]
  let record: Record

  /// The tables, by the name of their place in a page.
  var sections: [String: String] {
    [
      "seen": seen, "broken": broken, "same": same, "each": each, "refactorings": refactorings,
    ]
  }

  private func outcome(_ change: Change, _ pattern: String) -> Outcome {
    record.outcomes[change.number]?[pattern] ?? Outcome()
  }

  /// Faults, by pattern and by who sees them.
  private var seen: String {
    let faults = changes.filter(\.isFault)
    let inViews = faults.filter(\.isInView)
    let asked = faults.filter { $0.asked != nil }
    let others = faults.filter { $0.asked == nil && !$0.isInView }
    var lines = [
      "| pattern | own tests: asked | others | in view or wiring | the specification | refused |",
      "|---|---:|---:|---:|---:|---:|",
    ]
    for pattern in patterns {
      func share(_ changes: [Change], _ isSeen: (Outcome) -> Bool) -> String {
        let planted = changes.map { outcome($0, pattern) }.filter(\.isPlanted)
        return "\(planted.count(where: isSeen)) of \(planted.count)"
      }
      let cells =
        [pattern] + [asked, others, inViews].map { share($0) { $0.broken > 0 } } + [
          share(faults) { !$0.specification.isEmpty },
          "\(faults.count { outcome($0, pattern).refused != nil })",
        ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n")
  }

  /// What the tests of a pattern cost, and how many a refactoring breaks.
  private var broken: String {
    let refactorings = changes.filter { !$0.isFault }
    var lines = [
      "| pattern | tests | lines | time | refactorings that break one | no longer compile | fail"
        + " | the specification's | time |",
      "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for pattern in patterns {
      guard let own = record.own[pattern], let specification = record.specification[pattern] else {
        continue
      }
      let outcomes = refactorings.map { outcome($0, pattern) }
      let cells = [
        pattern, "\(own.count)", "\(own.lines)", "\(own.milliseconds) ms",
        "\(outcomes.count { $0.broken > 0 }) of \(outcomes.count(where: \.isPlanted))",
        "\(outcomes.map(\.uncompiled.count).reduce(0, +))",
        "\(outcomes.map(\.failing.count).reduce(0, +))",
        "\(specification.count)", "\(specification.milliseconds) ms",
      ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n")
  }

  /// Whether a fault is the same in all patterns: whether the same tests of the specification fail.
  private var same: String {
    let faults = changes.filter(\.isFault)
    var differences: [String] = []
    for fault in faults {
      let planted = patterns.filter { outcome(fault, $0).isPlanted }
      let groups = Dictionary(grouping: planted) { outcome(fault, $0).specification }
      guard let most = groups.max(by: { $0.value.count < $1.value.count })?.key else { continue }
      for pattern in planted where outcome(fault, pattern).specification != most {
        let rows = outcome(fault, pattern).specification
        let (more, fewer) = (rows.filter { !most.contains($0) }, most.filter { !rows.contains($0) })
        differences.append(
          "| \(fault.number) | \(pattern) | \(list(more)) | \(list(fewer)) |")
      }
    }
    let odd = Set(differences.map { $0.split(separator: " ")[1] }).count
    return
      ([
        "In \(faults.count - odd) of \(faults.count) faults the same tests fail in all patterns that compile them. The others:",
        "", "| fault | pattern | fails | where most fail |", "|---:|---|---|---|",
      ] + differences).joined(separator: "\n")
  }

  private func list(_ rows: [String]) -> String {
    rows.isEmpty ? "–" : rows.joined(separator: ", ")
  }

  private var each: String { table(of: changes.filter(\.isFault), "fault") }

  private var refactorings: String { table(of: changes.filter { !$0.isFault }, "refactoring") }

  private func table(of changes: [Change], _ name: String) -> String {
    var lines = [
      "| | \(name) | " + patterns.joined(separator: " | ") + " |",
      "|---:|---|" + String(repeating: "---:|", count: patterns.count),
    ]
    for change in changes {
      let asked = change.asked.map { " *\($0)*" } ?? ""
      let cells = patterns.map { outcome(change, $0).cell }.joined(separator: " | ")
      lines.append("| \(change.number) | \(change.sentence)\(asked) | \(cells) |")
    }
    return lines.joined(separator: "\n")
  }

  /// The page with all tables that it has places for.
  func filled(_ page: String) -> String {
    var page = page
    for (name, section) in sections {
      let (start, end) = ("<!-- faults: \(name) -->\n", "<!-- end -->")
      guard let first = page.range(of: start),
        let last = page.range(of: end, range: first.upperBound..<page.endIndex)
      else { continue }
      page.replaceSubrange(first.upperBound..<last.lowerBound, with: section + "\n")
    }
    return page
  }
}
