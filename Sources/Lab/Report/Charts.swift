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
    let lines = (Patterns.all.map(\.name) + [PatternlessFeed.name]).map { name in
      (name: name, points: rows[Self.like, name].compactMap(\.point))
    }
    .filter { !$0.points.isEmpty }
    let sizes = lines.flatMap(\.points).map(\.x)
    guard let least = sizes.min(), let size = sizes.max(), least < size else { return nil }
    let growth = lines.compactMap { line in
      line.points.last.map { (name: line.name, times: $0.y / line.points[0].y) }
    }
    let growing = growth.filter { $0.times > 10 }
    let others = growth.map(\.times).filter { $0 <= 10 }.max().map(Units.ratio)
    let times =
      growing.map { "\(Units.ratio($0.times)) as much in \($0.name)" }
      + (others.map { ["at most \($0) as much\(growing.isEmpty ? "" : " elsewhere")"] } ?? [])
    let texts = lines.map { line in
      "\(line.name) \(line.points.last.map { Units.duration(nanoseconds: $0.y) } ?? "–")"
    }
    var chart = LineChart(
      """
      In a state \(Units.count(Int(size / least))) times as large, liking a post costs \
      \(times.joined(separator: " and "))
      """,
      description: "At \(Units.count(Int(size))) elements: \(texts.joined(separator: "; "))."
    ) {
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

  init(_ title: String, subtitle: String, _ figures: [(name: String, value: Int)] = []) {
    (self.title, self.subtitle) = (title, subtitle)
    for figure in figures { add(figure.name, figure.value) }
  }

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
    let rows = bars.sorted { $0.value < $1.value }.map { bar -> HTML in
      """
      <tr><th scope="row">\(bar.names.joined(separator: ", "))</th>\
      <td><span class="bar" style="width: \(bar.value * 60 / most)%"></span> \(bar.text)</td></tr>
      """
    }
    return """
      <figure>
      \(HTML.caption(title, subtitle: subtitle))
      <table class="bars">
      <tbody>
      \(rows.joined())
      </tbody>
      </table>
      </figure>
      """
  }
}

extension HTML {
  /// Returns the answer that a chart shows, and what it counts.
  static func caption(_ answer: String, subtitle: String) -> HTML {
    "<figcaption><strong>\(answer)</strong> <span class=\"quiet\">\(subtitle)</span></figcaption>"
  }
}

extension BarChart {
  /// The bodies of a like and of an edit, and the lines of a test, a field and a stack.
  static func all(of rows: [PatternFigures]) -> [BarChart] {
    let patterns = rows.filter(\.isPattern)
    let likes = patterns.figures(\.liked?[.bodies])
    let posts = Units.count(patterns.compactMap(\.liked?.size).max() ?? 0)
    let fields = patterns.figures(\.field)
    let edits = patterns.figures(\.edited)
    let charts = [
      BarChart(
        "Liking one of \(posts) posts re-evaluates \(likes.comparison("body", "bodies"))",
        subtitle: "on the stage, a model of SwiftUI, by its rule for closures", likes),
      tests(patterns),
      BarChart(
        "One field of a form costs \(fields.comparison("line", "lines"))",
        subtitle: "lines with its name or its action’s; with one action for all fields, about 1",
        fields),
      BarChart(
        "Editing one field of a form re-evaluates \(edits.comparison("body", "bodies"))",
        subtitle: "on the stage, a model of SwiftUI, by its rule for closures", edits),
      stacks(patterns),
    ]
    return charts.filter { !$0.bars.isEmpty }
  }

  private static func stacks(_ patterns: [PatternFigures]) -> BarChart {
    let stacks = patterns.figures(\.stack?.inScreens)
    var chart = BarChart(
      "The path costs \(stacks.range) lines in the two screens, and \(patterns.figures(\.stack?.once).range) once",
      subtitle: "lines that name a path, a router or navigation; then, once, the state or router")
    for pattern in patterns {
      guard let stack = pattern.stack else { continue }
      let keeper = "\(pattern.features?.path ?? 0 > 0 ? "state" : "router") \(stack.once)"
      chart.add(pattern.name, stack.inScreens, text: "\(stack.inScreens); \(keeper)")
    }
    return chart
  }

  static func tests(_ patterns: [PatternFigures]) -> BarChart {
    let figures = patterns.flatMap { pattern in
      pattern.tests.map { test in
        let words = test.approach.split(separator: ",")[0]
        let name = pattern.tests.count > 1 ? "\(pattern.name) \(words)" : pattern.name
        return (name: name, value: test.lineCount)
      }
    }
    let seeing = patterns.filter { $0.tests.contains { $0.unchecked?.contains("view") != true } }
    return BarChart(
      "The test of a failed like has \(figures.comparison("line", "lines"))",
      subtitle: "lines of code; only \(seeing.map(\.name).joined(separator: ", ")) checks the view",
      figures)
  }
}

extension [PatternFigures] {
  /// The figures that are known, each with its pattern.
  func figures(_ figure: (PatternFigures) -> Int?) -> [(name: String, value: Int)] {
    compactMap { pattern in figure(pattern).map { (pattern.name, $0) } }
  }

  /// The bodies of an edit by the stage’s two other rules for closures: `6 in MVVM and 5 to 11 in the others`.
  var otherRules: String? {
    let least = compactMap(\.edited).min()
    let (best, others) = (filter { $0.edited == least }, filter { $0.edited != least })
    let parts = [(best, best.map(\.name).joined(separator: ", ")), (others, "the others")]
      .compactMap { patterns, names -> String? in
        let bodies = patterns.flatMap { pattern in
          pattern.editedByOtherRules.map { (name: pattern.name, value: $0) }
        }
        return bodies.isEmpty ? nil : "\(bodies.range) in \(names)"
      }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }
}

extension [(name: String, value: Int)] {
  /// `3 to 7`
  var range: String {
    Set([map(\.value).min(), map(\.value).max()].compactMap(\.self)).sorted().map(Units.count)
      .joined(separator: " to ")
  }

  /// Returns the least figure and who has it, then the others: `1 line in MV; 3 to 7 in the others`.
  func comparison(_ one: String, _ many: String) -> String {
    let least = map(\.value).min() ?? 0
    let (best, others) = (filter { $0.value == least }, filter { $0.value != least })
    let names =
      best.count > 3
      ? "\(best.count) of \(count) patterns" : best.map(\.name).joined(separator: ", ")
    let head = "\(Units.count(least)) \(least == 1 ? one : many) in \(names)"
    return switch others.count {
    case 0: head
    case 1: "\(head); \(others.range) in \(others[0].name)"
    default: "\(head); \(others.range) in the others"
    }
  }
}
