import Measure
import Report

/// The figures of a run as tables of at most 80 columns.
package struct StateUpdateTables {
  private let figures: [UpdateFigure]
  private let operations: [String]
  private let strategies: [Strategy]
  private let sizes: [Int]

  /// - Parameter figures: in the order in which operations and sizes are shown.
  package init(_ figures: [UpdateFigure]) {
    self.figures = figures
    operations = figures.map(\.operation.name).withoutRepeats()
    let names = figures.map(\.strategy.name)
    strategies = Strategies.all.filter { names.contains($0.name) }
    sizes = figures.map(\.size).withoutRepeats()
  }

  /// A table of times per operation, then the largest size beside the baseline, then the copies.
  package var all: [Table] {
    var tables = operations.map(times)
    if !tables.isEmpty { tables[0].footnotes = Self.timeFootnotes }
    return tables + [comparisons, copies]
  }

  private func times(of operation: String) -> Table {
    let columns =
      [.left("strategy")] + sizes.map { Column.right(Units.count($0)) }
      + [.left("growth"), .left("exponent")]
    var table = Table("Time to \(operation), by elements in the state", columns: columns)
    for strategy in strategies {
      let row = figures.filter {
        $0.operation.name == operation && $0.strategy.name == strategy.name
      }
      table.addRow([Cell(strategy.name)] + row.map(time) + growth(of: row))
    }
    return table
  }

  private static let timeFootnotes = [
    """
    Median processor time of one update, over rounds in which every strategy takes its turn. The \
    index of the post is known: the update is timed, not the search.
    """,
    """
    growth: time ∝ elements to the power of the exponent, with its 95 % interval, widened by what \
    the noise of the runs (δ) or slower memory could bend it, at least 0.05. O(1) when it holds 0 \
    and not 1, O(n) when it holds 1 and not 0, otherwise the median.
    """,
  ]

  private var comparisons: Table {
    var table = Table(
      "Beside '\(Strategies.baseline.name)', at \(largest) elements",
      columns: [
        .left("strategy"), .right("time"), .right("ratio"), .left("interval"), .left("verdict"),
      ])
    var bands: [String] = []
    for operation in operations {
      table.addSection(operation)
      for figure in atLargestSize(operation) {
        table.addRow([Cell(figure.strategy.name), time(figure)] + ratio(figure))
      }
      if let band = atLargestSize(operation).compactMap(\.timing?.band).first {
        bands.append("\(Units.percent(band.delta)) (\(operation))")
      }
    }
    table.footnotes = [
      """
      ratio: median of the ratios per round, with its 95 % interval. slower, faster, same: the \
      interval lies above, below or within 1 ± δ. δ is what the baseline differs from itself by, \
      and half a nanosecond at least: \
      \(bands.joined(separator: ", ")).
      """,
      """
      All of this holds for one build: another one may lay the same code out differently, which moves \
      figures of few nanoseconds most.
      """,
    ]
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
      table.addSection(operation)
      for figure in atLargestSize(operation) {
        table.addRow([Cell(figure.strategy.name)] + copies(of: figure))
      }
    }
    table.footnotes =
      [
        """
        mallocs, bytes: counted in one update, in a run of its own. elements: those of arrays that \
        stood elsewhere afterwards. predicted: count × stride of the array that changes and 32 bytes \
        of header, if the strategy copies it; ✓ when exactly that was counted.
        """
      ]
      + strategies.map { strategy in
        "\(strategy.name): \(strategy.summary)" + (strategy.fix.map { " Fix: \($0)" } ?? "")
      }
      + ["Again: swift run -c release lab bench \(StateUpdateSuite.name)"]
    return table
  }

  private func time(_ figure: UpdateFigure) -> Cell {
    guard let timing = figure.timing else { return Cell(BenchResult.wrong, .bad) }
    return Cell(Units.duration(nanoseconds: timing.time.median))
  }

  private func growth(of row: [UpdateFigure]) -> [Cell] {
    guard let growth = UpdateGrowth(row) else { return [] }
    let exponent = growth.exponent
    let interval: Cell = "[\(Units.decimal(exponent.low)), \(Units.decimal(exponent.high))]"
    return switch growth.order {
    case .constant: [Cell("O(1)", .good), interval]
    case .linear: [Cell("O(n)", .bad), interval]
    case .other: ["n^\(Units.decimal(exponent.median))", interval]
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
    let allocations = figure.cost.allocations
    let notCounted = Cell("not available", .quiet)
    return [
      allocations.map { Cell(Units.count($0.count)) } ?? notCounted,
      Cell(Units.count(figure.cost.copiedElements)),
      allocations.map { Cell(Units.count($0.bytes)) } ?? notCounted,
      Cell(Units.count(figure.predictedBytes)),
      figure.isAsPredicted.map { $0 ? Cell("✓", .good) : Cell("✗", .bad) } ?? "",
    ]
  }

  private func atLargestSize(_ operation: String) -> [UpdateFigure] {
    figures.filter { $0.operation.name == operation && $0.size == sizes.last }
  }

  private var largest: String { Units.count(sizes.last ?? 0) }
}

extension Sequence where Element: Hashable {
  /// Every element once, where it first stood.
  fileprivate func withoutRepeats() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
