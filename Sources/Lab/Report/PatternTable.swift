import LabAudit
import LabBenchmarks
import LabMeasure
import LabOutput

/// What the patterns differ in, a row each: the table to choose by.
struct PatternTable {
  let rows: [PatternFigures]
  /// Whether each name leads to the pattern's page.
  let hasLinks: Bool

  private var columns: [(title: String, figure: (PatternFigures) -> HTML?)] {
    [
      (
        "copied",
        { $0.like?.copied.map { figure(Units.bytes($0), isGood: $0 == 0, isBad: $0 > 0) } }
      ),
      ("changes that name an action", { share($0.changes.named, of: $0.changes.mutations) }),
      ("changes traced to a line", { share($0.changes.located, of: $0.changes.mutations) }),
      ("lines of both screens", { $0.price.map { HTML(Units.count($0.screens + $0.names)) } }),
      ("reusable lines", { $0.price.map { HTML(Units.count($0.once)) } }),
      (
        "time to like a post",
        {
          $0.like?.time.map { HTML(Units.duration(nanoseconds: $0.median, $0.low, $0.high)) }
        }
      ),
    ]
  }

  private func share(_ part: Int?, of all: Int) -> HTML? {
    part.map { figure("\($0) of \(all)", isGood: $0 == all, isBad: $0 == 0) }
  }

  /// A figure, coloured by whether it is what a reader hopes for.
  private func figure(_ text: String, isGood: Bool, isBad: Bool) -> HTML {
    isGood || isBad ? "<span class=\"\(isGood ? "good" : "bad")\">\(text)</span>" : HTML(text)
  }

  var html: HTML {
    let columns = columns.filter { column in rows.contains { column.figure($0) != nil } }
    let heads = columns.map { "<th scope=\"col\" class=\"figure\">\($0.title)</th>" as HTML }
    let body = rows.filter { $0.isPattern || $0.namesAll }.map { row -> HTML in
      let cells = columns.map { column -> HTML in
        "<td class=\"figure\" data-label=\"\(column.title)\">\(column.figure(row) ?? "–")</td>"
      }
      let page = row.changes.pattern
      let name = hasLinks ? "<a href=\"patterns/\(page).md\">\(row.name)</a>" : HTML(row.name)
      let summary =
        row.isPattern ? row.summary : "The same, with a subclass that names its members."
      return """
        <tr><th scope="row">\(name)</th>\(cells.joined(separator: ""))\
        <td class="what">\(summary)</td></tr>
        """
    }
    return """
      <div class="wide" tabindex="0" role="region" aria-label="The patterns in figures">
      <table class="patterns">
      <thead><tr><th scope="col">pattern</th>\(heads.joined(separator: ""))\
      <th scope="col">what it is</th></tr></thead>
      <tbody>
      \(body.joined())
      </tbody>
      </table>
      </div>
      """
  }
}
