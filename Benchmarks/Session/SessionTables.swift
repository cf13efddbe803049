import Measure
import Report
import Sessions

/// The figures of a run as tables of at most 80 columns.
package struct SessionTables {
  private let figures: [ActFigure]
  private let patterns: [String]
  private let timing: SessionTiming
  private var rounds: Rounds { timing.session }

  package init(figures: [ActFigure], timing: SessionTiming) {
    self.figures = figures
    self.timing = timing
    var patterns: [String] = []
    for figure in figures where !patterns.contains(figure.pattern) {
      patterns.append(figure.pattern)
    }
    self.patterns = patterns
  }

  package var all: [Table] {
    var tables = Session.Feature.allCases.map(acts)
    tables[0].footnotes = [
      """
      Per act, from the tap until nothing happens any more, through the pattern's real screens; \
      counts of like are the mean of 20 acts. All of it is the cost on the lab's stage: a model of SwiftUI, not SwiftUI.
      """,
      """
      time: median processor time of the process. nothing: what finding that nothing happens costs; \
      every other column holds it at least once. Opening a screen includes making it. mallocs and bytes \
      hold the runtime's own.
      """,
    ]
    return tables + [latencies, sessions]
  }

  /// A line a pattern, for there are more patterns than stand side by side.
  private func acts(on feature: Session.Feature) -> Table {
    let kinds = Session.Kind.allCases.filter { $0.feature == feature }
    var table = Table(
      "What one act on the \(feature.rawValue) costs",
      columns: [.left("pattern")] + kinds.map { Column.right($0.rawValue) })
    add("time", of: kinds, to: &table) {
      $0.time.map { Units.duration(nanoseconds: $0.median) }
    }
    add("mallocs", of: kinds, to: &table) { figure in
      figure.cost.allocations.map { Units.count(figure.cost.perAct($0.count)) }
    }
    add("bytes", of: kinds, to: &table) { figure in
      figure.cost.allocations.map { Units.bytes(figure.cost.perAct($0.bytes)) }
    }
    add("bodies run", of: kinds, to: &table) { Units.count($0.cost.perAct($0.cost.bodies)) }
    return table
  }

  private func add(
    _ title: String, of kinds: [Session.Kind], to table: inout Table,
    _ text: (ActFigure) -> String?
  ) {
    table.addSection(title)
    for pattern in patterns {
      let row = kinds.map { kind in
        guard let figure = figure(of: pattern, kind), figure.series != nil else {
          return Cell(BenchResult.wrong, .bad)
        }
        return text(figure).map { Cell($0) } ?? Cell("n/a", .quiet)
      }
      table.addRow([Cell(pattern)] + row)
    }
  }

  /// The first event, the usual one and the slow ones, of the acts that people notice.
  private var latencies: Table {
    var table = Table(
      "The first time, the usual time and the slow ones",
      columns: [
        .left("pattern"), .right("open: first"), .right("usual"), .right("like: first"),
        .right("usual"), .right("p99"),
      ])
    for pattern in patterns {
      let opening = figure(of: pattern, .openFeed)
      let like = figure(of: pattern, .like)
      table.addRow([
        Cell(pattern), cell(opening?.first), cell(opening?.latency?.steady.median),
        cell(like?.first),
        cell(like?.latency?.steady.median), cell(like?.latency?.percentile99),
      ])
    }
    let first =
      rounds.launches > 1
      ? """
      first: of a process, which also loads code and fills caches; the median of \
      \(rounds.launches) launches, each of which shuffles the patterns.
      """
      : "first: not known, because this one process has been through every pattern before."
    table.footnotes = [
      """
      \(first) usual: the median of the others. p99: 99 of 100 others take less; shown from \
      \(Latency.fewestEvents) of them on.
      """
    ]
    return table
  }

  private func figure(of pattern: String, _ kind: Session.Kind) -> ActFigure? {
    figures.first { $0.pattern == pattern && $0.kind == kind }
  }

  private func cell(_ nanoseconds: Double?) -> Cell {
    nanoseconds.map { Cell(Units.duration(nanoseconds: $0)) } ?? Cell("–", .quiet)
  }

  private var sessions: Table {
    var table = Table(
      "The whole session",
      columns: [
        .left("pattern"), .right("time"), .right("ratio"), .left("interval"), .left("verdict"),
        .right("acts"), .left("interval"),
      ])
    for pattern in patterns { table.addRow(session(pattern)) }
    table.footnotes = [
      """
      ratio: to \(rounds.baseline.name), median over \(rounds.count) rounds, with its 95 % interval. \
      δ, what \(rounds.baseline.name) differs from itself by: \(Units.percent(rounds.band.delta)).
      """,
      """
      acts: the geometric mean of the ratios of every kind of act but 'nothing', each of which weighs \
      1; in the session a like weighs 20 times as much, for it happens 20 times.
      """,
      "Again: swift run -c release lab bench \(SessionSuite.name)",
    ]
    return table
  }

  private func session(_ pattern: String) -> [Cell] {
    guard let series = rounds.series.first(where: { $0.name == pattern }) else {
      return [Cell(pattern), "", "", "", Cell(BenchResult.wrong, .bad), "", ""]
    }
    let time = Cell(Units.duration(nanoseconds: series.time().median))
    if pattern == rounds.baseline.name {
      return [Cell(pattern), time, "", "", Cell("baseline", .quiet), "", ""]
    }
    let comparison = rounds.comparison(of: series)
    return [
      Cell(pattern), time, Cell(Units.ratio(comparison.ratio.median)),
      Cell(Units.range(comparison.ratio.low, comparison.ratio.high)),
      Cell(comparison.verdict.rawValue, comparison.verdict.emphasis),
    ] + mean(of: pattern)
  }

  private func mean(of pattern: String) -> [Cell] {
    guard let mean = timing.meanRatio(of: pattern) else { return ["", ""] }
    let interval = rounds.launches > 1 ? Units.range(mean.low, mean.high) : "–"
    return [Cell(Units.ratio(mean.median)), Cell(interval)]
  }
}
