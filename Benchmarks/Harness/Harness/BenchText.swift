import LabCommandLine
import LabOutput

/// The parts of a run as text, each ending without a line break.
@MainActor
struct BenchText {
  private let request: BenchRequest
  private let environment: Environment
  private let width: Int
  private let style: Style

  /// A table narrower than usual would cut figures off. A file gets no style.
  init(_ request: BenchRequest, _ environment: Environment, for output: Output) {
    self.request = request
    self.environment = environment
    width = max(request.path == nil ? output.width : 0, Output.usualWidth)
    style = request.path == nil ? output.results.style : .plain
  }

  /// The machine and the build, without which no figure means anything.
  private var head: String {
    let facts = [
      environment.cpu.onOneLine, "\(environment.cores) cores", environment.system,
      environment.kernel,
      "\(environment.compiler), \(environment.build.rawValue)", environment.date,
      "seed \(request.options.seed)",
    ]
    let kind = request.options.isQuick ? "quick" : "full"
    return title("Pattern Lab \(Lab.version): a \(kind) run") + "\n"
      + prose(facts.joined(separator: "; ") + ".")
      + (Allocations.isAvailable ? "" : "\n" + prose(Self.uncounted))
  }

  private static let uncounted = """
    Allocations are not counted here, because the lab counts them on Linux only, without sanitizers. Bytes are \
    predicted where a table says so, and – stands for what is unknown.
    """

  /// What each suite found, below the machine.
  func full(_ reports: [(suite: Suite, report: SuiteReport)]) -> [String] {
    let noise = request.isDetailed ? noise(reports) : nil
    return [head] + reports.map(section) + [noise].compactMap(\.self) + [foot]
  }

  /// The question, the answer and the tables that show it, or all tables with their notes.
  private func section(_ suite: Suite, _ report: SuiteReport) -> String {
    let question = title("\(suite.name): \(suite.question)")
    let answer = report.answer.map { "\n" + prose($0) } ?? ""
    let tables =
      request.isDetailed ? (report.tables + report.details).map(table) : report.tables.map(brief)
    return ([question + answer] + tables).joined(separator: "\n\n")
  }

  /// The answers first, then their tables and the machine.
  func quick(_ summary: BenchSummary, _ noise: [NoiseReceipt]) -> [String] {
    let answers = [title("In short")] + summary.answers.map(prose)
    let tables = summary.tables.map { table($0).replacing("\n\n", with: "\n") }
    let machine = [
      environment.cpu.onOneLine, "\(environment.cores) cores", environment.system,
      "\(environment.compiler)", "seed \(request.options.seed)",
    ]
    let foot = [Self.times(noise), machine.joined(separator: "; ") + ".", Self.more].map(prose)
    return [answers.joined(separator: "\n")] + tables + [foot.joined(separator: "\n")]
  }

  /// What the times are, and why they are not better.
  static func times(_ noise: [NoiseReceipt]) -> String {
    let times = "Times are medians of processor time"
    guard let worst = noise.map(\.trust).max(), worst != .quiet else { return times + "." }
    let delta = noise.flatMap(\.controls).map(\.band.delta).max() ?? 0
    return """
      \(times), and \(worst == .noisy ? "noisy" : "not to be trusted"): the same code, timed twice, differed by \
      up to \(Units.percent(delta)), and other work took \
      \(Units.percent(noise.map(\.waiting).max() ?? 0)) of the time.
      """
  }

  /// The receipts of all suites that were timed; `nil` where none was.
  private func noise(_ reports: [(suite: Suite, report: SuiteReport)]) -> String? {
    var table = Table(
      "Noise",
      columns: [
        .left("suite"), .left("work"), .right("A/A"), .right("δ"), .right("waiting"),
        .left("trust"),
      ])
    let emphasis: [Trust: Emphasis] = [.quiet: .good, .noisy: .caution, .doNotTrust: .bad]
    var rounds: [String] = []
    for (suite, report) in reports {
      guard let noise = report.noise else { continue }
      for (index, control) in noise.controls.enumerated() {
        table.addRow(
          [
            Cell(index == 0 ? suite.name : ""), Cell(control.work.rawValue),
            Cell(Units.range(control.ratio.low, control.ratio.high)),
            Cell("± " + Units.percent(control.band.delta)),
            Cell(index == 0 ? Units.percent(noise.waiting) : ""),
            Cell(control.trust.rawValue, emphasis[control.trust]),
          ])
      }
      rounds.append("\(suite.name) \(noise.processes) × \(noise.rounds / max(1, noise.processes))")
    }
    let comparisons = reports.flatMap(\.report.results).count { $0.baseline != nil }
    table.footnotes = [
      """
      A/A, δ: a case of that work against itself in the noisiest measurement; ratios this close to 1 \
      mean nothing, nor does half a nanosecond. waiting: the time in which other work held the \
      processor. Processes × rounds: \(rounds.joined(separator: ", ")).
      """,
      """
      trust, of that work: quiet, when the δ of the middle measurement and its waiting are at most \
      \(Units.percent(Trust.quietPart)); noisy, when at most \(Units.percent(Trust.noisyPart)); \
      otherwise its verdicts and growth are withheld. Counts do not depend on it.
      """,
      "Comparisons: \(Units.count(comparisons)), each judged by itself.",
    ]
    return table.sections.isEmpty ? nil : self.table(table)
  }

  func changes(_ changes: RunChanges, since path: String) -> String {
    let shared = "Rows in both: \(Units.count(changes.sharedRows))"
    // A title is cut at the width, and the path of a file may be longer.
    let file = path.split(separator: "/").last ?? path[...]
    if changes.all.isEmpty { return prose("\(shared); none changed since \(path).") }
    let renewal = "If all of it is meant: swift run -c release lab bench --write-baseline \(path)"
    var table = changes.table("What changed since \(file)")
    table.footnotes = ["\(shared)."] + (changes.outcome == .other ? [] : [renewal])
    return self.table(table)
  }

  private static let more = "For more, name a suite or pass --all."

  /// The commands that show more, or repeat the run.
  private var foot: String {
    let more = request.isDetailed ? [] : ["Times are medians of processor time. " + Self.more]
    return (more + ["Again: \(request.command)"]).map(prose).joined(separator: "\n")
  }

  /// Returns the table without notes; without a line between its title and its head.
  private func brief(_ table: Table) -> String {
    var table = table
    table.footnotes = []
    return self.table(table).replacing("\n\n", with: "\n", maxReplacements: 1)
  }

  private func table(_ table: Table) -> String { table.rendered(width: width, style: style) }

  private func prose(_ text: String) -> String { wrapped(text, width: Output.usualWidth) }

  private func title(_ text: String) -> String { style.render(prose(text), .strong) }
}
