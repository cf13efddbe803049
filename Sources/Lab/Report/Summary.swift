import LabBenchmarks
import LabContract
import LabDomain
import LabMeasure
import LabOutput
import LabPatterns

/// What the patterns differ in, a row each: the table to choose by.
struct Summary {
  private let patterns: [String]
  private let columns: [Column]
  private let missing: [String]
  private let size: Int?

  private struct Column {
    let title: String
    /// How far to trust it; `nil` for counts.
    var grade: String?
    /// By pattern.
    let cells: [String: Figure]
    /// The first of the best; `nil` where no verdict is given.
    let best: Figure?
  }

  struct Figure {
    let text: String
    /// The less, the better.
    let cost: Double

    init(_ text: String, cost: Double) { (self.text, self.cost) = (text, cost) }

    /// Of all, the more, the better.
    init?(_ part: Int?, of all: Int?) {
      guard let part, let all, all > 0 else { return nil }
      self.init("\(Units.count(part)) of \(Units.count(all))", cost: Double(all) / Double(part))
    }
  }

  init(of figures: PatternFigures) {
    patterns = figures.patterns
    size = figures.patterns.compactMap { figures.like($0)?.size }.first
    func column(
      _ title: String, grade: String? = nil, isTrusted: Bool = true, _ figure: (String) -> Figure?
    ) -> Column {
      let cells = figures.patterns.compactMap { name in figure(name).map { (name, $0) } }
      return Column(
        title: title, grade: grade, cells: Dictionary(cells) { first, _ in first },
        best: isTrusted ? cells.map(\.1).min { $0.cost < $1.cost } : nil)
    }
    let updates = figures.updates
    let all = [
      column("time of a like", grade: updates.grade, isTrusted: updates.isTrusted) {
        figures.like($0)?[.median].map { Figure(Units.duration(nanoseconds: $0), cost: $0) }
      },
      column("bytes copied") {
        figures.like($0)?.copied.map { Figure(Units.bytes($0), cost: Double($0)) }
      },
      column("changes with a line") {
        figures.lines[$0].flatMap { Figure($0.located, of: $0.changes) }
      },
      column("changes with an action") {
        figures.session($0).flatMap { Figure($0[.namedMutations], of: $0[.mutations]) }
      },
      column("lines that name actions") {
        guard let row = figures.session($0), row[.namedMutations] ?? 0 > 0 else { return nil }
        return row[.namingLines].map { Figure(Units.count($0), cost: Double($0)) }
      },
      column("fields a view can write") {
        guard let row = figures.surface($0), let open = row[.openToViews],
          let all = row[.stateFields], all > 0
        else { return nil }
        return Figure(
          "\(Units.count(open)) of \(Units.count(all))", cost: Double(open) / Double(all))
      },
    ]
    columns = all.filter { !$0.cells.isEmpty }
    missing = all.filter(\.cells.isEmpty).map(\.title)
  }

  var html: HTML {
    let heads = columns.map { column -> HTML in
      let grade = column.grade.map { " <span class=\"grade\">\($0)</span>" as HTML } ?? ""
      return "<th scope=\"col\" class=\"figure\">\(column.title)\(grade)</th>"
    }
    let rows = patterns.map { name -> HTML in
      let figures = columns.map { Self.cell($0.cells[name], best: $0.best) }
      let summary = Patterns.all.first { $0.name == name }?.summary ?? "not a pattern of this lab"
      return """
        <tr><th scope="row"><bdi>\(name)</bdi></th>\(figures.joined(separator: ""))\
        <td class="what">\(summary)</td></tr>
        """
    }
    return """
      <div class="wide" tabindex="0">
      <table id="summary-table">
      <caption>The patterns, with the figures of this run</caption>
      <thead><tr><th scope="col">pattern</th>\(heads.joined(separator: ""))\
      <th scope="col">what it is</th></tr></thead>
      <tbody>
      \(rows.joined())
      </tbody>
      </table>
      </div>
      <p class="quiet notes">Colour, by factor to the best of its column: <span class="near">up to 1.5×</span> \
      <span class="far">up to 10×</span> <span class="farther">more</span>. \(notes.joined(separator: " "))</p>
      """
  }

  private var notes: [String] {
    let sizes = size.map { "A like is one of a post in a state of \(Units.count($0)) elements." }
    let reasons = [
      "changes with a line": "Lines need a debug build of lab report.",
      "fields a view can write": "Who may write needs a run without --quick.",
    ]
    return [sizes].compactMap(\.self) + missing.compactMap { reasons[$0] }
  }

  private static func cell(_ figure: Figure?, best: Figure?) -> HTML {
    guard let figure else { return "<td class=\"figure\">–</td>" }
    guard let best else { return "<td class=\"figure\">\(figure.text)</td>" }
    let factor =
      figure.cost == best.cost ? 1 : best.cost > 0 ? figure.cost / best.cost : .infinity
    let level = factor <= 1.5 ? "near" : factor <= 10 ? "far" : "farther"
    return "<td class=\"figure \(level)\">\(figure.text)</td>"
  }
}

extension BenchResult {
  /// The bytes that one operation copied.
  fileprivate var copied: Int? {
    self[.copiedBytes] ?? self[.copiedElements].map { $0 * MemoryLayout<Post>.stride }
  }
}
