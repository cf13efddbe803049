import LabBenchmarks
import LabHarness
import LabMeasure
import LabOutput

extension PageSection {
  /// Four sentences with their figures, how far to trust them, and how to repeat them.
  static func answer(of run: SavedRun) -> PageSection {
    let answers = Answer.all(in: run)
    let missing = answers.filter { $0.sentence == nil }.map(\.suite)
    let known = answers.compactMap { answer in
      answer.sentence.map { sentence -> HTML in
        """
        <dt>\(answer.question)</dt>
        <dd>\(sentence) <span class="quiet">\(source(of: answer))</span></dd>
        """
      }
    }
    let list: HTML = "<dl class=\"answers\">\n\(known.joined())\n</dl>"
    return PageSection(
      id: "answer", title: "Answer",
      content: """
        \(known.isEmpty ? "" : list)
        \(missing.isEmpty ? "" : HTML.missing(missing))
        <h3>How far to trust it</h3>
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

  private static func source(of answer: Answer) -> String {
    let times = answer.trust.map { "; times: \($0.rawValue)" } ?? ""
    return "(lab bench \(answer.suite)\(times))"
  }

  private static func grades(of run: SavedRun) -> Table {
    var table = Table("Grade of each suite's times", columns: [.left("suite"), .left("times")])
    for (suite, receipt) in run.noise.sorted(by: { $0.key < $1.key }) {
      table.addRow([Cell(suite), Cell(receipt.trust.rawValue)])
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
