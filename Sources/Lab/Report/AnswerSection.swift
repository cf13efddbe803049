import LabBenchmarks
import LabHarness
import LabOutput

extension PageSection {
  /// The table to choose by, and rows of the run that cannot be.
  static func summary(_ figures: PatternFigures, of run: SavedRun) -> PageSection {
    let suites = [figures.updates, figures.traces]
    return PageSection(
      id: "summary", title: "In short",
      content: """
        \(figures.patterns.isEmpty ? HTML.missing(suites.map(\.suite)) : Summary(of: figures).html)
        \(HTML.impossible(run.impossibleRows))
        """)
  }

  /// Questions with their figures, and how far to trust each.
  static func answer(of run: SavedRun, _ figures: PatternFigures) -> PageSection {
    let answers = Answer.all(in: run, figures)
    let missing = answers.filter { $0.sentence == nil }.map(\.suite).uniqued
    let known = answers.compactMap { answer in
      answer.sentence.map { sentence -> HTML in
        """
        <div>
        <dt>\(answer.question)</dt>
        <dd>\(sentence) <span class="grade">\(answer.grade)</span></dd>
        </div>
        """
      }
    }
    let list: HTML = "<dl class=\"answers\">\n\(known.joined())\n</dl>"
    return PageSection(
      id: "answer", title: "Answers",
      content: """
        \(known.isEmpty ? "" : list)
        \(missing.isEmpty ? "" : HTML.missing(missing))
        """)
  }

  /// How far to trust the run, and how to repeat it.
  static func receipt(of run: SavedRun) -> PageSection {
    PageSection(
      id: "trust", title: "How far to trust it",
      content: """
        <p>Copies\(run.results.contains { $0[.bytes] != nil } ? ", bytes" : ""), bodies and changes are counted, and repeat exactly. Times are estimates, with a \
        95 % interval in parentheses.</p>
        \(HTML(grades(of: run)))
        <h3>Where and when it was measured</h3>
        <p><bdi>\(run.environment.compiler)</bdi>, \(Units.count(run.environment.cores)) cores of \
        <bdi>\(run.environment.cpu)</bdi>, <bdi>\(run.environment.date)</bdi>.</p>
        <h3>How to repeat it</h3>
        \(HTML.commands)
        """)
  }

  private static func grades(of run: SavedRun) -> Table {
    var table = Table("Grade of each suite's times", columns: [.left("suite"), .left("times")])
    for (suite, receipt) in run.noise.sorted(by: { $0.key < $1.key }) {
      table.addRow([Cell(suite), Cell(receipt.grade.truncated(to: 40))])
    }
    table.footnotes = [
      """
      quiet: equal work differs by at most 5 %. noisy: by at most 15 %, so only clear differences \
      count. do not trust: by more; no verdict is given.
      """
    ]
    return table
  }
}
