import Measure
import Report

/// The figures of a run as tables of at most 80 columns.
package struct StateUpdateTables {
  let figures: [UpdateFigure]
  let isQuick: Bool
  let timings: Timings
  let operations: [Operation]
  let strategies: [Strategy]
  /// What is known of the growth of each row that has one.
  let growths: [RowName: UpdateGrowth]

  struct RowName: Hashable {
    let operation: String
    let strategy: String
  }

  /// - Parameter figures: in the order in which operations and sizes are shown.
  package init(
    _ figures: [UpdateFigure], isQuick: Bool = false, timings: Timings = Timings(),
    bootstrap: Bootstrap = Bootstrap()
  ) {
    self.figures = figures
    self.isQuick = isQuick
    self.timings = timings
    let operationNames = Set(figures.map(\.operation.name))
    let strategyNames = Set(figures.map(\.strategy.name))
    operations = Operation.all.filter { operationNames.contains($0.name) }
    strategies = Strategies.all.filter { strategyNames.contains($0.name) }
    growths = Dictionary(grouping: timings.isTrusted ? figures : []) {
      RowName(operation: $0.operation.name, strategy: $0.strategy.name)
    }
    .compactMapValues { UpdateGrowth($0, bootstrap: bootstrap) }
  }

  /// The first operation in detail, then all of them at the largest size, then the copies.
  package var all: [Table] {
    guard let first = operations.first else { return [copies] }
    var tables = [times(of: first), frames(of: first), comparisons(of: first), fixes(of: first)]
    tables.removeAll(where: \.sections.isEmpty)
    if operations.count > 1 {
      tables.append(allTimes)
      if operations.contains(where: { sizes(of: $0).count > 1 && $0.name != first.name }) {
        tables.append(allGrowths)
      }
    }
    return tables + [copies]
  }

  // MARK: The first operation

  /// Columns of times that fit beside a name; of more sizes the largest are shown.
  static let mostSizes = 5

  func times(of operation: Operation) -> Table {
    let sizes = sizes(of: operation).suffix(Self.mostSizes)
    let columns =
      [.left("strategy")] + sizes.map { Column.right(Units.count($0)) } + [.left("growth")]
    var table = Table(
      timings.title("Time to \(operation.name), by elements in the state"), columns: columns)
    for strategy in strategies {
      let row = row(operation, strategy)
      let times = row.filter { sizes.contains($0.size) }.map(time)
      table.addRow([Cell(strategy.name)] + times + [growth(operation, strategy)])
    }
    table.footnotes = [
      """
      Median processor time of one update, over rounds in which every strategy takes its turn. Each \
      other update takes back the one before; the time is the mean of both. Where the element stands \
      is known: the update is timed, not the search.
      """,
      """
      growth: time, without what is fixed, ∝ elements to the power of the exponent. O(1) when its 95 % \
      interval, widened by what the noise of the runs (δ) or slower memory could bend it, holds 0 and \
      not 1, O(n) when it holds 1 and not 0, otherwise the median.
      """,
    ]
    if isQuick {
      table.footnotes.append(
        """
        A quick run leaves out the smaller sizes, and the growth of all operations but this one; of \
        those it times the largest size only. Its interval of the exponent rests on fewer sizes.
        """)
    }
    return table
  }

  func frames(of operation: Operation) -> Table {
    var table = Table(
      "To \(operation.name): share of a frame at \(largest) elements, and the limit",
      columns: [
        .left("strategy"), .right("time"), .right("120 Hz"), .right("60 Hz"), .right("< 1 ms"),
        .left("interval"),
      ])
    for strategy in strategies {
      guard let figure = row(operation, strategy).last, let timing = figure.timing else {
        table.addRow([Cell(strategy.name), Cell(BenchResult.wrong, .bad)])
        continue
      }
      let limit = UpdateLimit(
        row(operation, strategy),
        growth: growths[RowName(operation: operation.name, strategy: strategy.name)])
      table.addRow(
        [
          Cell(strategy.name), time(figure), share(timing.time.median, of: Frame.at120Hertz),
          share(timing.time.median, of: Frame.at60Hertz),
        ] + cells(of: limit))
    }
    table.footnotes = [
      """
      120 Hz, 60 Hz: the part of a frame of 8.33 ms and of 16.7 ms that one update takes. < 1 ms: the \
      largest state whose update stays under 1 ms, by following the growth from the size whose time \
      is nearest; its interval has the ends of both. 'any' when the time is under 1 ms and does not \
      grow; with > where the fit leads further than \(Int(UpdateLimit.reach)) times past the largest \
      state.
      """
    ]
    return table
  }

  func comparisons(of operation: Operation) -> Table {
    var table = Table(
      "To \(operation.name) beside '\(Strategies.baseline.name)', at \(largest) elements",
      columns: [
        .left("strategy"), .right("ratio"), .left("interval"), .left("verdict"),
      ])
    let rows = strategies.compactMap { row(operation, $0).last }
    for figure in rows {
      table.addRow([Cell(figure.strategy.name)] + ratio(figure))
    }
    let delta = rows.compactMap(\.timing?.band.delta).first ?? .nan
    table.footnotes = [
      """
      ratio: median of the ratios per round, with its 95 % interval. slower, faster, same: the \
      interval lies above, below or within 1 ± δ. δ is what the baseline differs from itself by, \
      and half a nanosecond at least: \
      \(Units.percent(delta)).
      """,
      """
      All of this holds for one build: another one may lay the same code out differently, which moves \
      figures of few nanoseconds most.
      """,
    ]
    return table
  }

  /// Each strategy that names a fix, beside that.
  func fixes(of operation: Operation) -> Table {
    var table = Table(
      "What mends it: to \(operation.name), at \(largest) elements",
      columns: [
        .left("strategy"), .right("time"), .right("bytes"), .left("fix"), .right("time"),
        .right("bytes"),
      ])
    for strategy in strategies {
      guard let fix = strategies.first(where: { $0.name == strategy.fix?.contender }) else {
        continue
      }
      table.addRow(
        [Cell(strategy.name)] + timeAndBytes(operation, strategy)
          + [Cell(fix.name)] + timeAndBytes(operation, fix))
    }
    table.footnotes = ["What to do in each case stands below, with what each strategy does."]
    return table
  }

  func timeAndBytes(_ operation: Operation, _ strategy: Strategy) -> [Cell] {
    guard let figure = row(operation, strategy).last else { return ["", ""] }
    let bytes = figure.cost.allocations?.bytes
    return [time(figure), bytes.map { Cell(Units.bytes($0)) } ?? Cell("–", .quiet)]
  }

  // MARK: Rows

  /// One strategy and operation, every size.
  func row(_ operation: Operation, _ strategy: Strategy) -> [UpdateFigure] {
    figures.filter { $0.operation.name == operation.name && $0.strategy.name == strategy.name }
  }

  func sizes(of operation: Operation) -> [Int] {
    let all = figures.filter { $0.operation.name == operation.name }.map(\.size)
    return Set(all).sorted()
  }

  var largest: String { Units.count(figures.map(\.size).max() ?? 0) }
}
