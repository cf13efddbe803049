import LabBenchmarks
import LabContract
import LabHarness
import LabOutput
import LabPatterns
import Testing

/// The charts of the README, in the colour scheme of its reader.
@MainActor
struct Pictures {
  private let figures: Figures
  /// The patterns that the committed run measured.
  private let patterns: [String]

  init(_ figures: Figures) {
    self.figures = figures
    patterns = Patterns.builtIn.map(\.name).filter {
      figures.row("pattern-update", "like one post", $0, 160_000) != nil
    }
  }

  var all: [(name: String, svg: String)] {
    get throws {
      let charts: [(name: String, draw: (ChartPlace) -> String)] = [
        ("cost", try cost().svg(in:)), ("session", try bodies().svg(in:)),
        ("named", try named().svg(in:)),
      ]
      return charts.flatMap { chart in
        [
          ("\(chart.name).svg", chart.draw(.file(.light))),
          ("\(chart.name)-dark.svg", chart.draw(.file(.dark))),
        ]
      }
    }
  }

  private func cost() throws -> LineChart {
    let lines = try (["no pattern"] + patterns).map { contender in
      try (
        name: contender,
        points: [160, 1_600, 16_000, 160_000].map { size in
          try #require(figures.row("pattern-update", "like one post", contender, size)?.point)
        }
      )
    }
    let ends = lines.map { "\($0.name) \(Units.duration(nanoseconds: $0.points[3].y))" }
    var chart = LineChart(
      Caption(
        "One like in each pattern's own store",
        subtitle: "processor time and its 95 % interval, by elements; logarithmic",
        description: "One like among 160,000 elements: \(ends.joined(separator: "; ")).",
        note: figures.note(on: "pattern-update"))
    ) {
      Units.count(Int($0))
    } y: {
      Units.duration(nanoseconds: $0)
    }
    for line in lines { chart.addLine(line.name, line.points) }
    chart.addLimit("a frame at 60 Hz", at: 1e9 / 60)
    chart.addLimit("a frame at 120 Hz", at: 1e9 / 120)
    return chart
  }

  private func bodies() throws -> BarChart {
    let bars = try patterns.map { pattern in
      let most = try #require(figures.row("session", "like", pattern, 50))
      let fewest = try #require(figures.row("session", "like, by captures", pattern, 50))
      let times = [fewest, most].map { Units.duration(nanoseconds: $0[.median] ?? 0) }
      let more = max(0, most.bodiesOfAct - fewest.bodiesOfAct)
      return BarChart.Bar(
        pattern, [fewest.bodiesOfAct, more].map(Double.init),
        figure: (more == 0 ? "" : "\(fewest.bodiesOfAct) or ")
          + "\(most.bodiesOfAct), \(times[0]) or \(times[1])")
    }
    return chart(
      "Bodies of a like among 40 posts, on the stage",
      subtitle: "and its time, on a model of SwiftUI, under either rule for closures",
      note: figures.note(on: "session"),
      parts: ["compared by what they captured", "more if never equal"], bars)
  }

  private func named() throws -> BarChart {
    let bars = try patterns.map { pattern in
      let row = try #require(figures.row("traceability", "whole session", pattern, 50))
      let lines = figures.namingLines(of: pattern)
      let share = (row[.namedMutations] ?? 0) * 100 / max(1, row[.mutations] ?? 0)
      return BarChart.Bar(
        pattern, [share, 100 - share].map(Double.init),
        figure: "\(share) %, \(Units.count(lines)) \(lines == 1 ? "line" : "lines")")
    }
    return chart(
      "Share of changes that have a named action",
      subtitle: "in one session, and the lines of code that name them",
      note: figures.note(on: "traceability"), parts: ["named", "not named"], bars)
  }

  /// A chart whose description names each bar and its figure.
  private func chart(
    _ title: String, subtitle: String, note: String, parts: [String], _ bars: [BarChart.Bar]
  ) -> BarChart {
    let figures = bars.map { "\($0.name) \($0.figure)" }.joined(separator: "; ")
    return BarChart(
      Caption(title, subtitle: subtitle, description: "\(title): \(figures).", note: note),
      parts: parts, bars: bars)
  }
}

extension BenchResult {
  fileprivate var point: LineChart.Point? {
    guard let median = self[.median], let low = self[.low], let high = self[.high] else {
      return nil
    }
    return LineChart.Point(x: Double(self.size), y: median, low: low, high: high)
  }

  fileprivate var bodiesOfAct: Int { (self[.bodies] ?? 0) / max(1, self[.acts] ?? 1) }
}
