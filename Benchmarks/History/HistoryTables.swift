import Measure
import Report

/// The figures of a run as tables of at most 80 columns.
struct HistoryTables {
  let figures: [HistoryFigure]
  let forecast: HistoryForecast

  init(_ figures: [HistoryFigure], forecast: HistoryForecast) {
    self.figures = figures
    self.forecast = forecast
  }

  var all: [Table] { [kept, times, larger] }

  var kept: Table {
    var table = table(
      "What the history keeps when it is full",
      [.right("retained"), .right("predicted"), .left(""), .right("each"), .right("update")]
    ) { figure in
      let cost = figure.cost
      let notCounted = Cell("not available", .quiet)
      let each = cost.retainedBytes.map { $0 / max(1, figure.depth.states) }
      return [
        cost.retainedBytes.map { Cell(Units.count($0)) } ?? notCounted,
        Cell(Units.count(cost.predictedRetainedBytes)),
        cost.isAsPredicted.map { $0 ? Cell("✓", .good) : Cell("✗", .bad) } ?? "",
        each.map { Cell(Units.count($0)) } ?? "",
        cost.allocations.map { Cell(Units.count($0.bytes)) } ?? notCounted,
      ]
    }
    table.footnotes =
      [
        """
        retained: bytes that were asked for and come back when the history is let go of and the present \
        state stays, so what both share is not in it. predicted: computed before from what the storage \
        keeps; ✓ when exactly that came back. each: retained, by the states kept. update: bytes that one \
        more update asks for; what it keeps of them takes the place of the oldest state.
        """
      ] + storages.map { "\($0.name): \($0.summary)" }
    return table
  }

  var times: Table {
    var table = table(
      "Time of one update that keeps one state and drops the oldest",
      [.right("time"), .right("ratio"), .left("interval"), .left("verdict"), .right("mallocs")]
    ) { figure in
      let mallocs = figure.cost.allocations.map { Cell(Units.count($0.count)) }
      return time(figure) + [mallocs ?? Cell("n/a", .quiet)]
    }
    let delta = figures.compactMap(\.timing?.band.delta).max() ?? .nan
    table.footnotes = [
      """
      Median processor time to like a post, each time another one. ratio: to \
      '\(HistoryStorage.baseline.name)' at the same depth, with its 95 % interval; slower, faster, same: \
      the interval lies above, below or within 1 ± δ. δ is what the baseline differs from itself by, \
      and half a nanosecond at least: at most \(Units.percent(delta)).
      """,
      """
      With 0 states kept nobody holds an old one, and each storage changes in place. From the first \
      one on an update pays for one copy, or for one action, however many are kept.
      """,
    ]
    return table
  }

  /// The deepest history for states of other sizes.
  var larger: Table {
    var table = Table(
      "\(Units.count(forecast.depth.states)) states kept, by elements in the state (predicted)",
      columns: [.left("storage")] + forecast.sizes.map { .right(Units.count($0)) })
    for row in forecast.rows {
      table.addRow([Cell(row.storage.name)] + row.bytes.map { Cell(Units.bytes($0)) })
    }
    table.footnotes = [
      """
      By the formulas that the first table checks. Values share what no change touched, so a state takes \
      what one change copies: with an array all posts, with chunks 256 of them, whatever the size, and 8 \
      bytes for each chunk. Objects share nothing. An action knows nothing of the state.
      """
    ]
    return table
  }

  private var storages: [HistoryStorage] {
    HistoryStorage.all.filter { storage in
      figures.contains { $0.storage.name == storage.name }
    }
  }

  private func table(
    _ title: String, _ columns: [Column], cells: (HistoryFigure) -> [Cell]
  ) -> Table {
    let size = Units.count(figures.first?.size ?? 0)
    var table = Table("\(title), at \(size) elements", columns: [.left("storage")] + columns)
    for depth in HistoryDepth.all {
      let ofDepth = figures.filter { $0.depth == depth }
      if ofDepth.isEmpty { continue }
      table.addSection("\(Units.count(depth.states)) states kept")
      for figure in ofDepth { table.addRow([Cell(figure.storage.name)] + cells(figure)) }
    }
    return table
  }

  private func time(_ figure: HistoryFigure) -> [Cell] {
    guard let timing = figure.timing else { return ["", "", "", Cell(BenchResult.wrong, .bad)] }
    let time = Cell(Units.duration(nanoseconds: timing.time.median))
    guard let comparison = timing.comparison else {
      return [time, "", "", Cell("baseline", .quiet)]
    }
    return [
      time, Cell(Units.ratio(comparison.ratio.median)),
      Cell(Units.interval(comparison.ratio.low, comparison.ratio.high)),
      comparison.verdict.cell,
    ]
  }
}
