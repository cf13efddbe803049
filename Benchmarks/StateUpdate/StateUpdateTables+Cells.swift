import Measure
import Report

// A figure as the cells of a row.
extension StateUpdateTables {
  func time(_ figure: UpdateFigure) -> Cell {
    guard let timing = figure.timing else { return Cell(BenchResult.wrong, .bad) }
    return Cell(Units.duration(nanoseconds: timing.time.median))
  }

  func share(_ nanoseconds: Double, of frame: Double) -> Cell {
    let part = nanoseconds / frame
    if part < 0.001 { return "< 0.1 %" }
    return Cell(Units.percent(part), part > 1 ? .bad : nil)
  }

  func cells(of limit: UpdateLimit?) -> [Cell] {
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
  static func short(_ elements: Double) -> String {
    guard elements < 1e12 else { return "∞" }
    let bytes = Units.bytes(Int(elements.rounded()))
    return bytes.replacing(" kB", with: " k").replacing(" MB", with: " M")
      .replacing(" GB", with: " G").replacing(" B", with: "")
  }

  func growth(_ operation: Operation, _ strategy: Strategy) -> Cell {
    let name = RowName(operation: operation.name, strategy: strategy.name)
    if !timings.isTrusted { return "–" }
    guard let growth = growths[name] else { return "" }
    return switch growth.order {
    case .constant: Cell("O(1)", .good)
    case .linear: Cell("O(n)", .bad)
    case .other: "n^\(Units.decimal(growth.exponent.median))"
    }
  }

  func ratio(_ figure: UpdateFigure) -> [Cell] {
    guard let timing = figure.timing else { return ["", "", Cell(BenchResult.wrong, .bad)] }
    guard let comparison = timing.comparison else { return ["", "", Cell("baseline", .quiet)] }
    return [
      Cell(Units.ratio(comparison.ratio.median)),
      Cell(Units.interval(comparison.ratio.low, comparison.ratio.high)),
      comparison.verdict.cell,
    ]
  }

  func copies(of figure: UpdateFigure) -> [Cell] {
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
}
