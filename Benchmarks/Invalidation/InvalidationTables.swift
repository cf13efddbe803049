import Report

/// Bodies run and bodies that changed something, act by act and size by size.
enum InvalidationTables {
  static func patterns(_ figures: [InvalidationFigure]) -> Table {
    var table = table("Bodies that one act on the feed runs", "pattern", figures)
    table.footnotes = [
      """
      like: the first row changes. type: a text changes, and no row. run / changed: bodies that ran, \
      and those of them after which something looked different. Counted on the lab's stage, a model of \
      SwiftUI.
      """,
      """
      A row of this feed holds closures, so it runs again whenever the body around it does: the cost of a \
      change grows with the rows in every pattern.
      """,
    ]
    return table
  }

  static func screens(_ figures: [InvalidationFigure]) -> Table {
    var table = table("The same, by what is observed and how rows are made", "screen", figures)
    table.footnotes = [
      """
      A field and the rows, each a view of its own over one model. Single properties keep a text from \
      running the rows; rows that can be compared keep a row from running the others. The second of the \
      two also helps where the whole state is observed.
      """,
      "Again: swift run -c release lab bench \(InvalidationSuite.name)",
    ]
    return table
  }

  private static func table(_ title: String, _ label: String, _ figures: [InvalidationFigure])
    -> Table
  {
    var table = Table(
      title, columns: [.left(label)] + InvalidationAct.allCases.map { .right($0.rawValue) })
    for rows in InvalidationSuite.sizes {
      let ofSize = figures.filter { $0.rows == rows }
      table.addSection("\(Units.count(rows)) rows")
      var contenders: [String] = []
      for figure in ofSize where !contenders.contains(figure.contender) {
        contenders.append(figure.contender)
      }
      for contender in contenders {
        let cells = ofSize.filter { $0.contender == contender }.map { figure in
          Cell("\(Units.count(figure.bodies.run)) / \(Units.count(figure.bodies.changed))")
        }
        table.addRow([Cell(contender)] + cells)
      }
    }
    return table
  }
}
