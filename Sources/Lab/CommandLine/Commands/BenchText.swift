import Benchmarks
import Measure
import Report

/// The parts of a run as text, each ending without a line break.
struct BenchText {
  private let pattern: Form

  enum Form {
    case lines(width: Int, Style)
    case markdown
  }

  /// Tables of fewer columns would cut figures off.
  static let leastWidth = Output.usualWidth

  /// For a file, unless told otherwise.
  init(_ pattern: Form = .lines(width: Output.usualWidth, .plain)) {
    self.pattern = pattern
  }

  init(for output: Output) {
    pattern = .lines(width: max(output.width, Self.leastWidth), output.results.style)
  }

  /// Machine and build, without which no figure means anything.
  func header(_ environment: Environment, _ options: BenchOptions) -> String {
    let load = (environment.load * 100).rounded() / 100
    let facts = [
      ("cpu", environment.cpu),
      ("cores", "\(environment.cores)"),
      ("system", environment.system),
      ("kernel", environment.kernel),
      ("compiler", environment.compiler),
      ("build", environment.build.rawValue),
      ("date", environment.date),
      ("seed", "\(options.seed)"),
      ("load", "\(load) processes, mean of a minute"),
    ]
    let title = "Pattern Lab \(Lab.version): \(options.isQuick ? "a quick run" : "a full run")"
    switch pattern {
    case .lines(let width, let style):
      return style.render(title, .strong) + "\n\n"
        + Definitions(facts).rendered(width: min(width, Output.usualWidth), style: style)
    case .markdown:
      var table = Table(columns: [.left("fact"), .left("value")])
      for (fact, value) in facts { table.addRow([Cell(fact), Cell(value)]) }
      return "# \(markdownText(title))\n\n" + table.markdown()
    }
  }

  func section(_ suite: Suite, _ report: SuiteReport) -> String {
    let title =
      switch pattern {
      case .lines(_, let style): style.render(suite.name, .strong) + "\n"
      case .markdown: "## \(markdownText(suite.name))\n\n"
      }
    return ([title + prose(suite.question)] + report.tables.map(table)).joined(separator: "\n\n")
  }

  /// How far the figures can be trusted; `nil` when no suite measured times.
  func receipt(_ reports: [SuiteReport]) -> String? {
    var table = Table(
      "Noise",
      columns: [
        .left("suite"), .right("A/A"), .right("interval"), .right("δ"), .right("rounds"),
        .right("preempted"), .left("trust"),
      ])
    for report in reports {
      guard let noise = report.noise else { continue }
      table.addRow([
        Cell(report.suite), Cell(Units.ratio(noise.control.median)),
        Cell(Units.interval(noise.control.low, noise.control.high)),
        Cell("± " + Units.percent(noise.band.delta)),
        Cell("\(noise.launches) × \(noise.rounds / max(1, noise.launches))"),
        Cell(Units.count(noise.preemptedRounds), noise.preemptedRounds > 0 ? .caution : nil),
        Cell(noise.trust.rawValue, noise.trust.emphasis),
      ])
    }
    table.footnotes = [
      "A line for each suite: the noisiest of its measurements.",
      "A/A: the baseline against itself; the further from 1, the noisier the machine.",
      "δ: ratios this close to 1 mean nothing here; nor does half a nanosecond.",
      "Rounds: launches × rounds in each. A launch is a process of its own.",
      "Preempted: rounds in which a sample took 5 % more wall time than processor time.",
      """
      Trust: quiet, when δ ≤ \(Units.percent(Trust.quietDelta)) and at most half of the rounds were \
      preempted; noisy, when δ ≤ \(Units.percent(Trust.noisyDelta)); otherwise do not trust times. \
      Counts do not depend on it.
      """,
    ]
    let memory = reports.compactMap { report in
      report.peakResidentBytes.map { "\(report.suite) \(Units.bytes($0))" }
    }
    if !memory.isEmpty {
      table.footnotes.append(
        """
        Resident memory, at most in any launch: \(memory.joined(separator: ", ")).
        """)
    }
    let comparisons = reports.flatMap(\.results).count { $0.ratio != nil }
    if comparisons > 0 {
      table.footnotes.append(
        """
        Comparisons: \(Units.count(comparisons)), each judged by itself. Chance alone puts the 95 % \
        interval of about one equal contender in twenty beside 1; it is called slower or faster only \
        beyond δ too. How often that happens: lab bench --self-test
        """)
    }
    return table.sections.isEmpty ? nil : self.table(table)
  }

  func changes(_ comparison: RunComparison, since path: String) -> String {
    comparison.table(since: path).map(table)
      ?? comparison.remarks(since: path).map(prose).joined(separator: paragraphBreak)
  }

  func table(_ table: Table) -> String {
    switch pattern {
    case .lines(let width, let style): table.rendered(width: width, style: style)
    case .markdown: table.markdown()
    }
  }

  private var paragraphBreak: String {
    switch pattern {
    case .lines: "\n"
    case .markdown: "\n\n"
    }
  }

  func prose(_ text: String) -> String {
    switch pattern {
    case .lines(let width, _): wrapped(text, width: min(width, Output.usualWidth))
    case .markdown: markdownText(text)
    }
  }
}

extension Trust {
  fileprivate var emphasis: Emphasis {
    switch self {
    case .quiet: .good
    case .noisy: .caution
    case .doNotTrust: .bad
    }
  }
}
