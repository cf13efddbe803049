import LabBenchmarks
import LabMeasure
import LabOutput

extension SavedRun {
  /// What the run measured, the answers first.
  ///
  /// - Parameter lines: The changes whose line is known.
  package func pageSections(lines: [WrittenLines] = []) -> [PageSection] {
    let figures = PatternFigures(of: self, lines)
    return [
      .summary(figures), .answers(of: self, figures), .charts(of: self), .figures(of: self),
      .trust(in: self),
    ]
  }
}

extension PageSection {
  package static let measuringCommand =
    "swift run -c release lab bench --all --format json --output run.json"

  /// What to do for the measured sections.
  package static let missingRun = PageSection(
    id: "answers", title: "Answers",
    content: """
      <p>This page was made without a run, so it has no figures. Measure, then make it again:</p>
      \(HTML.commands)
      """)

  /// The table to choose by.
  static func summary(_ figures: PatternFigures) -> PageSection {
    PageSection(
      id: "summary", title: "In short",
      content: figures.patterns.isEmpty
        ? .missing([figures.updates.suite, figures.traces.suite]) : Summary(of: figures).html)
  }

  /// Questions with their figures, and how far to trust each.
  static func answers(of run: SavedRun, _ figures: PatternFigures) -> PageSection {
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
    let list: HTML = "<dl class=\"answers\">\n\(known.joined())\n</dl>\n"
    return PageSection(
      id: "answers", title: "Answers",
      content: (known.isEmpty ? "" : list) + (missing.isEmpty ? "" : .missing(missing)))
  }

  /// How far to trust the run, and how to repeat it.
  static func trust(in run: SavedRun) -> PageSection {
    PageSection(
      id: "trust", title: "How far to trust it",
      content: """
        <p>Counts repeat exactly. Times are estimates, with a 95 % interval in parentheses. Quiet: equal work \
        differs by at most 5 %. Noisy: by at most 15 %, so only clear differences count. Do not trust: by more.</p>
        <p><bdi>\(run.environment.compiler)</bdi>, \(Units.count(run.environment.cores)) cores of \
        <bdi>\(run.environment.cpu)</bdi>, <bdi>\(run.environment.date)</bdi>.</p>
        <p>To repeat it:</p>
        \(HTML.commands)
        """)
  }
}

extension HTML {
  /// The commands that measure, and make this page.
  static let commands: HTML = """
    <pre><code>\(PageSection.measuringCommand)
    swift run lab report run.json --output report.html</code></pre>
    """

  static func missing(_ suites: [String]) -> HTML {
    """
    <p>The run lacks figures of \(suites.joined(separator: ", ")). A run with all of them comes from \
    <code>\(PageSection.measuringCommand)</code>.</p>
    """
  }
}
