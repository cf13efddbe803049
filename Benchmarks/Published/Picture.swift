import LabContract
import LabHarness
import LabOutput
import LabPatterns
import StageUI

/// A chart that the README shows, in the colour scheme of its reader.
package struct Picture: Sendable {
  package let name: String
  /// The chart in a sentence.
  package let description: String
  let light: String
  let dark: String

  package var files: [(name: String, text: String)] {
    [("\(name).svg", light), ("\(name)-dark.svg", dark)]
  }

  /// The element that shows it on a page at the root of the repository.
  package var element: String { start + description + end }
  package var start: String {
    """
    <picture><source media="(prefers-color-scheme: dark)" srcset="docs/pictures/\(name)-dark.svg"><img alt="
    """
  }
  package var end: String { #"" src="docs/pictures/\#(name).svg"></picture>"# }
}

/// The rows of a run that a picture shows, a contender each.
struct PictureSource {
  let suite: String
  let operation: String
  let contenders: [String]

  @MainActor static let cost = PictureSource(
    suite: Suite.patternUpdate.name, operation: FeedAct.like.rawValue,
    contenders: [PatternlessFeed.name] + Patterns.all.map(\.name))
  @MainActor static func session(_ closures: ClosureComparison) -> PictureSource {
    PictureSource(
      suite: Suite.session.name, operation: closures.operation("like"),
      contenders: Patterns.all.map(\.name))
  }
  @MainActor static let named = PictureSource(
    suite: Suite.traceability.name, operation: SessionSuite.whole,
    contenders: Patterns.all.map(\.name))

  @MainActor static var all: [PictureSource] {
    [cost] + ClosureComparison.measured.map(session) + [named]
  }

  func holds(_ row: RowName) -> Bool {
    row.suite == suite && row.operation == operation && contenders.contains(row.contender)
  }
}

@MainActor
extension SavedRun {
  /// The run without what no picture shows.
  ///
  /// - Parameter ledger: the figures of pages, which are kept too.
  package func shown(with ledger: FigureLedger = FigureLedger("")) -> SavedRun {
    var run = self
    run.results = results.filter { row in
      ledger.holds(row.name) || PictureSource.all.contains { $0.holds(row.name) }
    }
    for index in run.results.indices { run.results[index].samples = nil }
    return run
  }

  /// Draws all pictures.
  ///
  /// - Throws: ``PictureError`` for a row that is missing or cannot be drawn.
  package func pictures() throws(PictureError) -> [Picture] {
    [try cost(), try session(), try named()]
  }

  private func cost() throws(PictureError) -> Picture {
    let source = PictureSource.cost
    var lines: [(name: String, points: [LineChart.Point])] = []
    for contender in source.contenders {
      var points: [LineChart.Point] = []
      for row in try rows(of: contender, in: source) { points.append(try row.point()) }
      lines.append((contender, points))
    }
    let ends = lines.compactMap { line in
      line.points.last.map { "\(line.name) \(Units.duration(nanoseconds: $0.y))" }
    }
    let largest = lines.compactMap(\.points.last?.x).max() ?? 0
    var chart = LineChart(
      Caption(
        "One like in each pattern's own store",
        subtitle: "processor time and its 95 % interval, by elements; logarithmic",
        description: """
          One like among \(Units.count(Int(largest))) elements: \(ends.joined(separator: "; ")).
          """,
        note: note(on: source.suite))
    ) {
      Units.count(Int($0))
    } y: {
      Units.duration(nanoseconds: $0)
    }
    for line in lines { chart.addLine(line.name, line.points) }
    chart.addLimit("a frame at 60 Hz", at: 1e9 / 60)
    chart.addLimit("a frame at 120 Hz", at: 1e9 / 120)
    return Picture(name: "cost", chart.caption, drawing: chart.svg(in:))
  }

  private func session() throws(PictureError) -> Picture {
    let (never, captures) = (
      PictureSource.session(.neverEqual), PictureSource.session(.byCaptures)
    )
    var bars: [BarChart.Bar] = []
    for pattern in never.contenders {
      let most = try rows(of: pattern, in: never)[0].bodiesAndTime()
      let fewest = try rows(of: pattern, in: captures)[0].bodiesAndTime()
      let more = max(0, most.bodies - fewest.bodies)
      bars.append(
        .init(
          pattern, [Double(fewest.bodies), Double(more)],
          figure: (more == 0 ? "" : "\(fewest.bodies) or ")
            + "\(most.bodies), \(fewest.time) or \(most.time)"))
    }
    return Picture(
      name: "session", "Bodies of a like among 40 posts, on the stage",
      subtitle: "and its time, on a model of SwiftUI, under either rule for closures",
      note: note(on: never.suite),
      parts: ["compared by what they captured", "more if never equal"], bars: bars)
  }

  private func named() throws(PictureError) -> Picture {
    let source = PictureSource.named
    var bars: [BarChart.Bar] = []
    for pattern in source.contenders {
      let row = try rows(of: pattern, in: source)[0]
      let (named, all) = (try row.count(.namedMutations), try row.count(.mutations))
      let lines = try row.count(.namingLines)
      if named > all { throw .cannotDraw(Count.namedMutations.rawValue, row: "\(row.name)") }
      let share = named * 100 / max(1, all)
      bars.append(
        .init(
          pattern, [share, 100 - share].map(Double.init),
          figure: "\(share) %, \(Units.count(lines)) \(lines == 1 ? "line" : "lines")"))
    }
    return Picture(
      name: "named", "Share of changes that have a named action",
      subtitle: "in one session, and the lines of code that name them",
      note: note(on: source.suite), parts: ["named", "not named"], bars: bars)
  }

  /// The rows of a contender by size, one at least.
  private func rows(
    of contender: String, in source: PictureSource
  ) throws(PictureError) -> [BenchResult] {
    let rows = results.filter { source.holds($0.name) && $0.contender == contender }
    if rows.isEmpty { throw .missing("\(source.suite), \(source.operation), \(contender)") }
    return rows.sorted { $0.size < $1.size }
  }
}

extension Picture {
  /// A chart of bars. Its description names each bar and its figure.
  fileprivate init(
    name: String, _ title: String, subtitle: String, note: String, parts: [String] = [],
    bars: [BarChart.Bar]
  ) {
    let figures = bars.map { "\($0.name) \($0.figure)" }.joined(separator: "; ")
    let caption = Caption(
      title, subtitle: subtitle, description: "\(title): \(figures).", note: note)
    let chart = BarChart(caption, parts: parts, bars: bars)
    self.init(name: name, caption) { chart.svg(in: $0) }
  }

  fileprivate init(name: String, _ caption: Caption, drawing: (ChartPlace) -> String) {
    self.init(
      name: name, description: caption.description, light: drawing(.file(.light)),
      dark: drawing(.file(.dark)))
  }
}

extension BenchResult {
  /// The time and its interval, by size.
  fileprivate func point() throws(PictureError) -> LineChart.Point {
    guard let median = self[.median], let low = self[.low], let high = self[.high],
      let point = LineChart.Point(x: Double(self.size), y: median, low: low, high: high)
    else { throw .cannotDraw(Figure.median.rawValue, row: "\(name)") }
    return point
  }

  /// Of one act.
  fileprivate func bodiesAndTime() throws(PictureError) -> (bodies: Int, time: String) {
    let time = Units.duration(nanoseconds: try point().y)
    return (try count(.bodies) / max(1, try count(.acts)), time)
  }

  fileprivate func count(_ count: Count) throws(PictureError) -> Int {
    guard let value = self[count], (0..<1_000_000_000).contains(value) else {
      throw .cannotDraw(count.rawValue, row: "\(name)")
    }
    return value
  }
}

/// Why a run cannot be drawn.
package enum PictureError: Error, Hashable, CustomStringConvertible {
  case missing(String)
  case cannotDraw(_ key: String, row: String)

  package var description: String {
    switch self {
    case .missing(let row):
      "the run lacks \(row); make one with: lab bench --all --format json --output run.json"
    case .cannotDraw(let key, let row): "'\(key)' of \(row) is missing or cannot be drawn"
    }
  }
}
