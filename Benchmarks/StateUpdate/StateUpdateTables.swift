import Measure
import Report

/// The figures of a run as tables of at most 80 columns.
package struct StateUpdateTables {
  private let figures: [UpdateFigure]
  private let isQuick: Bool
  private let operations: [Operation]
  private let strategies: [Strategy]
  /// What is known of the growth of each row that has one.
  private let growths: [RowName: UpdateGrowth]

  private struct RowName: Hashable {
    let operation: String
    let strategy: String
  }

  /// - Parameter figures: in the order in which operations and sizes are shown.
  package init(
    _ figures: [UpdateFigure], isQuick: Bool = false, bootstrap: Bootstrap = Bootstrap()
  ) {
    self.figures = figures
    self.isQuick = isQuick
    let operationNames = Set(figures.map(\.operation.name))
    let strategyNames = Set(figures.map(\.strategy.name))
    operations = Operation.all.filter { operationNames.contains($0.name) }
    strategies = Strategies.all.filter { strategyNames.contains($0.name) }
    growths = Dictionary(grouping: figures) {
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
  private static let mostSizes = 5

  private func times(of operation: Operation) -> Table {
    let sizes = sizes(of: operation).suffix(Self.mostSizes)
    let columns =
      [.left("strategy")] + sizes.map { Column.right(Units.count($0)) } + [.left("growth")]
    var table = Table("Time to \(operation.name), by elements in the state", columns: columns)
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
      growth: time ∝ elements to the power of the exponent. O(1) when its 95 % interval, widened by \
      what the noise of the runs (δ) or slower memory could bend it, at least 0.05, holds 0 and not \
      1, O(n) when it holds 1 and not 0, otherwise the median.
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

  private func frames(of operation: Operation) -> Table {
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

  private func comparisons(of operation: Operation) -> Table {
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
  private func fixes(of operation: Operation) -> Table {
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

  private func timeAndBytes(_ operation: Operation, _ strategy: Strategy) -> [Cell] {
    guard let figure = row(operation, strategy).last else { return ["", ""] }
    let bytes = figure.cost.allocations?.bytes
    return [time(figure), bytes.map { Cell(Units.bytes($0)) } ?? Cell("–", .quiet)]
  }

  // MARK: All operations

  private var allTimes: Table {
    matrix("Time of one update at \(largest) elements") { operation, strategy in
      guard let figure = row(operation, strategy).last else { return "" }
      guard let timing = figure.timing else { return Cell(BenchResult.wrong, .bad) }
      return Cell(
        Units.duration(nanoseconds: timing.time.median), timing.comparison?.verdict.emphasis)
    } footnotes: {
      let names = operations.map { "\($0.shortName): \($0.name)" }
      return [
        names.joined(separator: "; ")
          + ". The verdicts are in --format json, and in a table of their own with --filter."
      ]
    }
  }

  private var allGrowths: Table {
    matrix("Growth of each update with the state") { operation, strategy in
      growth(operation, strategy)
    } footnotes: {
      let starts = operations.filter { $0.fewestPosts > 1 }.map { operation in
        """
        \(operation.shortName): from \(Units.count(sizes(of: operation).first ?? 0)) elements on; \
        smaller states have fewer posts than that.
        """
      }
      return starts + [
        """
        A removal moves what stands behind the gap, within the array too: that is no copy, and takes \
        time for each element.
        """
      ]
    }
  }

  private func matrix(
    _ title: String, cell: (Operation, Strategy) -> Cell, footnotes: () -> [String]
  ) -> Table {
    var table = Table(
      title, columns: [.left("strategy")] + operations.map { .right($0.shortName) })
    for strategy in strategies {
      table.addRow([Cell(strategy.name)] + operations.map { cell($0, strategy) })
    }
    table.footnotes = footnotes()
    return table
  }

  private var copies: Table {
    var table = Table(
      "What one update copies, at \(largest) elements",
      columns: [
        .left("strategy"), .right("mallocs"), .right("elements"), .right("bytes"),
        .right("predicted"), .left(""),
      ])
    for operation in operations {
      table.addSection(operation.name)
      for figure in strategies.compactMap({ row(operation, $0).last }) {
        table.addRow([Cell(figure.strategy.name)] + copies(of: figure))
      }
    }
    table.footnotes =
      [
        """
        mallocs, bytes: counted in one update, in a run of its own, after one that made room and was \
        taken back. elements: those that stood elsewhere afterwards. predicted: computed before that \
        from what the strategy copies; ✓ when exactly that was counted. 0 where nothing is copied.
        """,
        """
        An array takes count × stride + 32 bytes; a copy that is appended to takes its capacity × \
        stride + 32, twice the capacity when it is full. Chunks: the chunk and the list of chunks. A \
        dictionary: 64 bytes, a bit for each bucket, and buckets × (key + value); ids are kept in \
        order beside it. An object: 16 bytes and what it holds. Two have no formula here: to observe \
        anew, and to go through a dictionary's accessor. Predicted is what they were counted to take \
        on a state of no and of three elements.
        """,
      ]
      + strategies.map { strategy in
        "\(strategy.name): \(strategy.summary)"
          + (strategy.fix.map { " Fix: '\($0.contender)': \($0.advice)" } ?? "")
      }
      + ["Again: swift run -c release lab bench \(StateUpdateSuite.name)"]
    return table
  }

  // MARK: Cells

  private func time(_ figure: UpdateFigure) -> Cell {
    guard let timing = figure.timing else { return Cell(BenchResult.wrong, .bad) }
    return Cell(Units.duration(nanoseconds: timing.time.median))
  }

  private func share(_ nanoseconds: Double, of frame: Double) -> Cell {
    let part = nanoseconds / frame
    if part < 0.001 { return "< 0.1 %" }
    return Cell(Units.percent(part), part > 1 ? .bad : nil)
  }

  private func cells(of limit: UpdateLimit?) -> [Cell] {
    switch limit {
    case .any: [Cell("any", .good)]
    case .nowhere: [Cell("none", .bad)]
    case .elements(let elements):
      [
        Cell(Self.short(elements.median)),
        "[\(Self.short(elements.low)), \(Self.short(elements.high))]",
      ]
    case .beyond(let elements): [Cell("> \(Self.short(Double(elements)))")]
    case nil: []
    }
  }

  /// `870`, `78.2 k`, `1.23 M`
  private static func short(_ elements: Double) -> String {
    guard elements < 1e12 else { return "∞" }
    let bytes = Units.bytes(Int(elements.rounded()))
    return bytes.replacing(" kB", with: " k").replacing(" MB", with: " M")
      .replacing(" GB", with: " G").replacing(" B", with: "")
  }

  private func growth(_ operation: Operation, _ strategy: Strategy) -> Cell {
    let name = RowName(operation: operation.name, strategy: strategy.name)
    guard let growth = growths[name] else { return "" }
    return switch growth.order {
    case .constant: Cell("O(1)", .good)
    case .linear: Cell("O(n)", .bad)
    case .other: "n^\(Units.decimal(growth.exponent.median))"
    }
  }

  private func ratio(_ figure: UpdateFigure) -> [Cell] {
    guard let timing = figure.timing else { return ["", "", Cell(BenchResult.wrong, .bad)] }
    guard let comparison = timing.comparison else { return ["", "", Cell("baseline", .quiet)] }
    return [
      Cell(Units.ratio(comparison.ratio.median)),
      Cell(Units.interval(comparison.ratio.low, comparison.ratio.high)),
      Cell(comparison.verdict.rawValue, comparison.verdict.emphasis),
    ]
  }

  private func copies(of figure: UpdateFigure) -> [Cell] {
    let cost = figure.cost
    let notCounted = Cell("not available", .quiet)
    return [
      cost.allocations.map { Cell(Units.count($0.count)) } ?? notCounted,
      Cell(Units.count(cost.copiedElements)),
      cost.allocations.map { Cell(Units.count($0.bytes)) } ?? notCounted,
      Cell(Units.count(cost.predictedBytes)),
      cost.isAsPredicted.map { $0 ? Cell("✓", .good) : Cell("✗", .bad) } ?? "",
    ]
  }

  // MARK: Rows

  /// One strategy and operation, every size.
  private func row(_ operation: Operation, _ strategy: Strategy) -> [UpdateFigure] {
    figures.filter { $0.operation.name == operation.name && $0.strategy.name == strategy.name }
  }

  private func sizes(of operation: Operation) -> [Int] {
    let all = figures.filter { $0.operation.name == operation.name }.map(\.size)
    return Set(all).sorted()
  }

  private var largest: String { Units.count(figures.map(\.size).max() ?? 0) }
}
