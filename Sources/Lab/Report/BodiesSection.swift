import LabBenchmarks
import LabHarness
import LabOutput
import StageUI

/// How many bodies an act runs in each pattern, under each rule for closures.
struct BodiesOfAct {
  let act: String
  /// By pattern, `4 or 5` where the rules differ.
  let counts: [(pattern: String, text: String)]
  let dependsOnRule: Bool

  init(_ act: String, in rows: SuiteRows) {
    let bodies = rows.contenders.map { pattern in
      let counts = ClosureComparison.measured.compactMap {
        rows[$0.operation(act), pattern].last?.perAct(.bodies)
      }
      return (pattern, counts)
    }
    self.act = act
    counts = bodies.filter { !$1.isEmpty }.map { ($0, $1.either) }
    dependsOnRule = bodies.contains { Set($1).count > 1 }
  }

  /// Patterns with the same numbers, the most patterns first.
  private var groups: [(text: String, patterns: [String])] {
    Dictionary(grouping: counts, by: \.text).map { ($0, $1.map(\.pattern)) }
      .sorted { ($1.patterns.count, $0.text) < ($0.patterns.count, $1.text) }
  }

  /// What two numbers of an act are.
  static var rules: String {
    let titles = ClosureComparison.measured.map(\.title).joined(separator: ", or ")
    return "Two numbers: \(titles); which rule SwiftUI follows is open."
  }

  var isSame: Bool { groups.count == 1 }

  /// `4 or 5 bodies in 7 patterns, and 45 in MV`; `nil` where nothing was counted.
  var sentence: HTML? {
    guard let first = groups.first else { return nil }
    let others = groups.dropFirst().prefix(Answer.most).map { group -> HTML in
      "\(group.text) in \(Answer.list(group.patterns))"
    }
    let most: HTML =
      first.patterns.count < 3
      ? Answer.list(first.patterns)
      : "\(isSame ? "all " : "")\(first.patterns.count) patterns"
    let bodies = "\(first.text) \(first.text == "1" ? "body" : "bodies") in "
    return
      "\(bodies)\(most)\(others.isEmpty ? "" : ", and \(others.joined(separator: ", "))" as HTML)"
  }
}

extension PageSection {
  /// A sentence for the like and for each act in which patterns differ; the rest is in tables.
  static func bodies(_ rows: SuiteRows) -> HTML {
    let others = ClosureComparison.allCases.filter { $0 != .neverEqual }.map { $0.operation("") }
    let acts = rows.operations.filter { act in !others.contains { act.hasSuffix($0) } }
      .map { BodiesOfAct($0, in: rows) }.filter { !$0.counts.isEmpty }
    if acts.isEmpty { return "<p>This run counted no bodies.</p>" }
    let like = acts.first { $0.act == "like" }
    let different = acts.filter { !$0.isSame && $0.act != like?.act }.map { act -> HTML in
      "<li>\(.name(act.act)): \(act.sentence ?? "").</li>"
    }
    let same = acts.filter { $0.isSame && $0.act != like?.act }.map { act -> HTML in
      "\(.name(act.act)) \(act.counts[0].text)"
    }
    let list: HTML =
      "<p>Other acts differ\(like?.isSame == false ? " too" : ""):</p>\n<ul>\n\(different.joined())\n</ul>"
    let table = HTML(table(of: rows, acts))
    return """
      <h3>Bodies that one act runs</h3>
      \(like.map { "<p>A like runs \($0.sentence ?? "").</p>" as HTML } ?? "")
      \(different.isEmpty ? "" : list)
      \(same.isEmpty ? "" : "<p>The same in every pattern that was counted: \(same.joined(separator: ", ")).</p>" as HTML)
      \(HTML.details("The figures", table))
      \(HTML.details("The time of each act", HTML(times(of: rows))))
      <p class="quiet">On the lab's stage, a model of SwiftUI. SwiftUI itself makes rows lazily.\
      \(acts.contains(where: \.dependsOnRule) ? " \(BodiesOfAct.rules)" : "")</p>
      """
  }

  private static let mostPatterns = 12

  private static func table(of rows: SuiteRows, _ acts: [BodiesOfAct]) -> Table {
    var table = Table(
      "Bodies that one act runs",
      columns: [.left("pattern")] + acts.map { .right($0.act) })
    for pattern in rows.contenders {
      table.addRow(
        [Cell(pattern)]
          + acts.map { act in
            Cell(
              act.counts.first { $0.pattern == pattern }?.text
                ?? rows[act.act, pattern].last?.missing ?? "–")
          })
    }
    return table
  }

  private static func times(of rows: SuiteRows) -> Table {
    var table = Table(
      rows.title("Processor time of one act, until the screen is idle"),
      columns: [.left("act")] + rows.contenders.prefix(mostPatterns).map { .right($0) })
    for act in rows.operations {
      table.addRow(
        [Cell(act)]
          + rows.contenders.prefix(mostPatterns).map { Cell(rows[act, $0].last?.timeText ?? "–") })
    }
    return table
  }
}
