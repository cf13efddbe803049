import LabAudit
import LabBenchmarks
import LabContract
import LabMeasure
import LabOutput
import LabPatterns

extension SavedRun {
  /// The cost of liking a post by the size of the state, a line a pattern; `nil` if it was not measured.
  package var costChart: LineChart? {
    let rows = SuiteRows(of: Suite.patternUpdate.name, in: self)
    let lines = ([PatternlessFeed.name] + Patterns.all.map(\.name)).map { name in
      (name: name, points: rows[Self.like, name].compactMap(\.point))
    }
    .filter { !$0.points.isEmpty }
    guard let size = lines.compactMap(\.points.last?.x).max() else { return nil }
    let growing = lines.filter { ($0.points.last?.y ?? 0) > 10 * ($0.points.first?.y ?? 0) }
    let texts = lines.map { line in
      "\(line.name) \(line.points.last.map { Units.duration(nanoseconds: $0.y) } ?? "–")"
    }
    let slower = growing.map(\.name).joined(separator: ", ")
    let caption = Caption(
      growing.isEmpty
        ? "Liking a post costs about the same, however large the state is"
        : "Liking a post gets slower with the size of the state only in \(slower)",
      subtitle: "processor time with its 95 % interval, by elements in the state; log scales",
      description: "At \(Units.count(Int(size))) elements: \(texts.joined(separator: "; ")).",
      note: note(on: Suite.patternUpdate.name))
    var chart = LineChart(caption) {
      Units.count(Int($0))
    } y: {
      Units.duration(nanoseconds: $0)
    }
    for line in lines { chart.addLine(line.name, line.points) }
    return chart
  }
}

/// Figures as bars, each with its text. Equal ones share a bar.
struct BarChart {
  let title: String
  let subtitle: String
  private(set) var bars: [(names: [String], value: Int, text: String)] = []

  init(_ title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }

  mutating func add(_ name: String, _ value: Int, text: String? = nil) {
    let text = text ?? Units.count(value)
    if let same = bars.firstIndex(where: { $0.value == value && $0.text == text }) {
      bars[same].names.append(name)
    } else {
      bars.append(([name], value, text))
    }
  }

  var html: HTML {
    let most = max(1, bars.map(\.value).max() ?? 1)
    let rows = bars.map { bar -> HTML in
      """
      <tr><th scope="row">\(bar.names.joined(separator: ", "))</th>\
      <td><span class="bar" style="width: \(bar.value * 75 / most)%"></span> \(bar.text)</td></tr>
      """
    }
    return """
      <figure>
      <figcaption><strong>\(title)</strong> <span class="quiet">\(subtitle)</span></figcaption>
      <table class="bars">
      <tbody>
      \(rows.joined())
      </tbody>
      </table>
      </figure>
      """
  }
}

extension BarChart {
  /// The bodies of a like, the changes with a named action, and the lines of one test.
  static func all(of patterns: [PatternFigures]) -> [BarChart] {
    [bodies(patterns), names(patterns), tests(patterns)].filter { !$0.bars.isEmpty }
  }

  private static func bodies(_ patterns: [PatternFigures]) -> BarChart {
    let counts = patterns.compactMap(\.bodies)
    let least = counts.min() ?? 0
    var chart = BarChart(
      """
      Liking one of 2,000 posts re-evaluates \(Units.count(least)) bodies in \
      \(counts.count { $0 == least }) of \(counts.count) patterns
      """,
      subtitle: "on the stage, a model of SwiftUI")
    for pattern in patterns { pattern.bodies.map { chart.add(pattern.name, $0) } }
    return chart
  }

  private static func names(_ patterns: [PatternFigures]) -> BarChart {
    var chart = BarChart(
      "\(patterns.count(where: \.namesAll)) of \(patterns.count) patterns name the action behind every change",
      subtitle: "changes of one session with a named action")
    for changes in patterns.flatMap(\.rows).map(\.changes) {
      let share = changes.named * 100 / max(1, changes.mutations)
      chart.add(changes.name, share, text: "\(share) %")
    }
    return chart
  }

  private static func tests(_ patterns: [PatternFigures]) -> BarChart {
    let counts = patterns.flatMap { $0.tests.map(\.lineCount) }
    var chart = BarChart(
      "The test of a failed like has \(counts.min() ?? 0) to \(counts.max() ?? 0) lines",
      subtitle: "lines of code in each test")
    for pattern in patterns {
      for test in pattern.tests {
        let words = test.approach.split(separator: ",")[0]
        chart.add(
          pattern.tests.count > 1 ? "\(pattern.name) \(words)" : pattern.name, test.lineCount)
      }
    }
    return chart
  }
}
