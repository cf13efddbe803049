import LabBenchmarks
import LabHarness
import LabOutput
import LabStateBenchmarks

extension SavedRun {
  /// What the run measured, the answers first.
  ///
  /// - Parameters:
  ///   - reasons: why bodies run, for each pattern.
  ///   - lines: the changes whose line is known.
  package func pageSections(
    reasons: [RunReasons] = [], lines: [WrittenLines] = []
  ) -> [PageSection] {
    let figures = PatternFigures(of: self, lines)
    return [
      .summary(figures, of: self),
      .answer(of: self, figures),
      section(of: .patternUpdate, "cost", "Cost of an update", PageSection.cost),
      section(of: .stateUpdate, "strategies", "Strategies", PageSection.strategies),
      .bytes(of: self),
      section(of: .session, "bodies", "Bodies") { PageSection.bodies($0) + .reasons(reasons) },
      section(of: .traceability, "traceability", "Traceability", PageSection.traceability),
      section(of: .history, "history", "History", PageSection.history),
      section(of: .stack, "stack", "Stack", PageSection.stack),
      .receipt(of: self),
    ]
  }

  /// What the page is about, in a sentence without figures.
  package var lead: String { Self.lead(patterns: PatternFigures(of: self, []).patterns.count) }

  /// What the page shows, with the figures of this run, for a preview of its address.
  package var preview: String {
    let figures = PatternFigures(of: self, [])
    let times = figures.patterns.compactMap { figures.like($0)?[.median] }
    let size = figures.patterns.compactMap { figures.like($0)?.size }.first
    guard figures.updates.isTrusted, let size, let least = times.min(), let most = times.max()
    else { return lead }
    return """
      \(lead) With \(Units.count(size)) elements, a like takes \(Units.duration(nanoseconds: least)) \
      to \(Units.duration(nanoseconds: most)).
      """
  }

  private static func lead(patterns: Int) -> String {
    """
    MVVM or MVI? Is my large struct copied? Who changed this field? The same two screens\
    \(patterns == 0 ? "" : " in \(patterns) \(patterns == 1 ? "state pattern" : "state patterns") of Swift"), measured.
    """
  }

  private func section(
    of suite: Suite, _ id: String, _ title: String, _ content: (SuiteRows) -> HTML
  ) -> PageSection {
    let rows = SuiteRows(of: suite.name, in: self)
    let more = rows.operationsLeftOut
    let note: HTML =
      more > 0 ? "<p>\(Units.count(more)) more operations are in the run's file.</p>" : ""
    return PageSection(
      id: id, title: title,
      content: rows.isEmpty
        ? .missing([suite.name])
        : """
        <p>\(suite.question)</p>
        \(content(rows))
        \(note)
        """)
  }
}

extension PageSection {
  package static let measuringCommand =
    "swift run -c release lab bench --all --format json --output run.json"

  /// What to do for the measured sections.
  package static let missingRun = PageSection(
    id: "answer", title: "Answer",
    content: """
      <p>This page was made without a run, so it has no figures. Measure, then make it again:</p>
      \(HTML.commands)
      """)
}

extension HTML {
  /// The commands that measure, and make this page.
  static let commands: HTML = """
    <pre><code>\(PageSection.measuringCommand)
    swift run -c release lab report run.json --output report.html</code></pre>
    """

  static func missing(_ suites: [String]) -> HTML {
    """
    <p>The run lacks \(suites.joined(separator: ", ")). A run of all suites comes from \
    <code>\(PageSection.measuringCommand)</code>.</p>
    """
  }
}
