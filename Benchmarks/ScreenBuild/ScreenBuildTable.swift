import Measure
import Report
import Sessions

enum ScreenBuildTable {
  /// A line a pattern, a section a screen.
  static func all(_ figures: [ScreenBuildFigure]) -> Table {
    var table = Table(
      "What a screen takes to be made, and to be let go of",
      columns: [
        .left("pattern"), .right("make"), .right("ratio"), .left("verdict"), .right("mallocs"),
        .right("bytes"), .right("let go"),
      ])
    for feature in Session.Feature.allCases {
      table.addSection(feature.rawValue)
      for figure in figures where figure.feature == feature { table.addRow(row(figure)) }
    }
    table.footnotes = [
      """
      make: median processor time for the pattern's objects, the stage's nodes and a first run of the bodies; \
      the screen is not seen, so nothing is asked for. let go: the same for the end of it. ratio: of \
      make, to the first pattern.
      """,
      "Again: swift run -c release lab bench \(ScreenBuildSuite.name)",
    ]
    return table
  }

  private static func row(_ figure: ScreenBuildFigure) -> [Cell] {
    let notCounted = Cell("n/a", .quiet)
    let verdict = figure.comparison.map { Cell($0.verdict.rawValue, $0.verdict.emphasis) }
    return [
      Cell(figure.pattern),
      Cell(Units.duration(nanoseconds: figure.making.time().median)),
      Cell(figure.comparison.map { Units.ratio($0.ratio.median) } ?? ""),
      verdict ?? Cell("baseline", .quiet),
      figure.allocations.map { Cell(Units.count($0.count)) } ?? notCounted,
      figure.allocations.map { Cell(Units.bytes($0.bytes)) } ?? notCounted,
      Cell(Units.duration(nanoseconds: figure.lettingGo.time().median)),
    ]
  }
}
