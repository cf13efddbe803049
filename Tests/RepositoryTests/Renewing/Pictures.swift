import LabBenchmarks
import LabContract
import LabMeasure
import LabOutput
import LabPatterns
import Testing

/// The chart of the README, in the colour scheme of its reader.
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
      let cost = try cost()
      return [
        ("cost.svg", cost.svg(in: .file(.light))), ("cost-dark.svg", cost.svg(in: .file(.dark))),
      ]
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
}

extension BenchResult {
  fileprivate var point: LineChart.Point? {
    guard let median = self[.median], let low = self[.low], let high = self[.high] else {
      return nil
    }
    return LineChart.Point(x: Double(self.size), y: median, low: low, high: high)
  }
}
