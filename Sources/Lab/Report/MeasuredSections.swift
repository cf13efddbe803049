import LabBenchmarks
import LabHarness
import LabOutput
import LabStateBenchmarks

extension SavedRun {
  /// What the run measured, the answer first.
  ///
  /// - Parameter reasons: why bodies run, for each pattern.
  package func pageSections(reasons: [RunReasons] = []) -> [PageSection] {
    [
      .answer(of: self),
      section(of: .patternUpdate, "cost", "Cost of an update", PageSection.cost),
      section(of: .stateUpdate, "strategies", "Strategies", PageSection.strategies),
      .bytes(of: self),
      section(of: .session, "bodies", "Bodies") { PageSection.bodies($0) + .reasons(reasons) },
      section(of: .traceability, "traceability", "Traceability", PageSection.traceability),
      section(of: .history, "history", "History", PageSection.history),
      section(of: .stack, "stack", "Stack", PageSection.stack),
    ]
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
