import Measure
import Report

/// The holders one by one, and taken away one after another.
enum KeptTables {
  static func alone(_ figures: [KeptFigure], size: Int) -> Table {
    var table = table("What one update copies, by who holds the old state", size, "held by")
    for figure in figures {
      add(figure, called: figure.holders.first?.rawValue ?? "nobody", to: &table)
    }
    table.footnotes = Holder.allCases.map { "\($0.rawValue): \($0.summary)" }
    return table
  }

  static func fewer(_ figures: [KeptFigure], size: Int) -> Table {
    var table = table("Five hold it, and let go one after another", size, "still held by")
    for figure in figures {
      let names = figure.holders.map(\.rawValue).joined(separator: ", ")
      add(figure, called: names.isEmpty ? "nobody" : names, to: &table)
    }
    table.footnotes = [
      """
      A copy is made once, however many hold the old state: so it goes away with the last of them, \
      and letting go of any other one changes nothing that could be measured. Look for the holders \
      together, not one at a time.
      """,
      """
      mallocs, bytes: counted in one update of a state that lives in a class. elements: those of arrays \
      that stood elsewhere afterwards.
      """,
    ]
    return table
  }

  private static func table(_ title: String, _ size: Int, _ label: String) -> Table {
    Table(
      "\(title), at \(Units.count(size)) elements",
      columns: [.left(label), .right("mallocs"), .right("elements"), .right("bytes")])
  }

  private static func add(_ figure: KeptFigure, called name: String, to table: inout Table) {
    let notCounted = Cell("not available", .quiet)
    let emphasis: Emphasis = figure.copiedElements == 0 ? .good : .bad
    table.addRow([
      Cell(name),
      figure.allocations.map { Cell(Units.count($0.count)) } ?? notCounted,
      Cell(Units.count(figure.copiedElements), emphasis),
      figure.allocations.map { Cell(Units.count($0.bytes)) } ?? notCounted,
    ])
  }
}
