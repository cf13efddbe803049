import LabBenchmarks
import LabContract
import LabHarness
import LabOutput
import LabPatterns

/// What the patterns differ in, a row each: the table to choose by.
struct Summary {
  let patterns: [String]
  let columns: [Column]
  /// The titles of columns without a figure.
  let leftOut: [String]
  private let notes: [String]

  struct Column {
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
  }

  init(of figures: PatternFigures) {
    patterns = figures.patterns
    func column(
      _ title: String, grade: String? = nil, isTrusted: Bool = true, _ figure: (String) -> Figure?
    ) -> Column {
      let cells = figures.patterns.compactMap { name in figure(name).map { (name, $0) } }
      return Column(
        title: title, grade: grade, cells: Dictionary(cells) { first, _ in first },
        best: isTrusted ? cells.map(\.1).min { $0.cost < $1.cost } : nil)
    }
    func share(_ part: Int?, of all: Int?) -> Figure? {
      guard let part, let all, all > 0 else { return nil }
      return Figure(
        text: part == 0
          ? "none of \(Units.count(all))" : "\(Units.count(part)) of \(Units.count(all))",
        cost: part == 0 ? .infinity : Double(all) / Double(part))
    }
    let all = [
      column("a like takes", grade: figures.updates.grade, isTrusted: figures.updates.isTrusted) {
        name in
        figures.like(name)?[.median].map {
          Figure(text: Units.duration(nanoseconds: $0), cost: $0)
        }
      },
      column("copies") { name in
        figures.like(name)?.copied.map { Figure(text: Units.bytes($0), cost: Double($0)) }
      },
      column("says where") { name in
        figures.lines[name].flatMap { share($0.located, of: $0.changes) }
      },
      column("says why") { name in
        figures.session(name).flatMap { share($0[.namedMutations], of: $0[.mutations]) }
      },
      column("lines for names") { name in
        figures.session(name).flatMap { row in
          row[.namedMutations] ?? 0 == 0
            ? nil
            : row[.namingLines].map { Figure(text: Units.count($0), cost: Double($0)) }
        }
      },
      column("fields a view can write") { name in
        guard let row = figures.surface(name), let open = row[.openToViews],
          let all = row[.stateFields], all > 0
        else { return nil }
        return Figure(
          text: "\(Units.count(open)) of \(Units.count(all))", cost: Double(open) / Double(all))
      },
    ]
    columns = all.filter { !$0.cells.isEmpty }
    let leftOut = all.filter(\.cells.isEmpty).map(\.title)
    self.leftOut = leftOut
    let size = figures.patterns.lazy.compactMap { figures.like($0)?.size }.first
    notes =
      [
        size.map {
          """
          A like: of one post, in a state of \(Units.count($0)) elements; its grade says how steady the \
          machine was.
          """
        }
      ]
      .compactMap(\.self)
      + [
        """
        Says where: changes of one session for which a debug build shows the line. Says why: those that a \
        named action caused. Lines for names: the code of them.
        """
      ]
      + (patterns.contains("MV")
        ? ["MV's state is that of the lab's stage, a model of SwiftUI, not of a Mac."] : [])
      + (leftOut.isEmpty
        ? []
        : [
          (["Not in this page: \(leftOut.joined(separator: ", "))."]
            + [
              ("says where", "Lines need a debug build of lab report."),
              ("fields a view can write", "Who may write needs a run without --quick."),
            ].filter { leftOut.contains($0.0) }.map(\.1)).joined(separator: " ")
        ])
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
      <div class="wide">
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
      <span class="far">up to 10×</span> <span class="farther">more, above a best of 0, or none</span>. \
      \(notes.joined(separator: " "))</p>
      """
  }

  private static func cell(_ figure: Figure?, best: Figure?) -> HTML {
    guard let figure else { return "<td class=\"figure\">–</td>" }
    let value = figure.cost.isFinite ? "\(figure.cost)" : "Infinity"
    guard let best else {
      return "<td class=\"figure\" data-value=\"\(value)\">\(figure.text)</td>"
    }
    let factor = factor(of: figure.cost, to: best.cost)
    let mark =
      factor <= 1.5 ? "" : factor.isFinite ? Units.ratio(factor) : "best: \(best.text)"
    let level = factor <= 1.5 ? "near" : factor <= 10 ? "far" : "farther"
    return """
      <td class="figure \(level)" data-value="\(value)">\(figure.text)\
      \(mark.isEmpty ? "" : " <small>\(mark)</small>" as HTML)</td>
      """
  }

  static func factor(of cost: Double, to best: Double) -> Double {
    cost == best ? 1 : best > 0 ? cost / best : .infinity
  }
}
