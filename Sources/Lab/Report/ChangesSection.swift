import LabHarness
import LabMeasure
import LabOutput

extension PageSection {
  /// What changed between two runs, and how far they can be compared.
  package static func changes(_ comparison: RunComparison) -> PageSection {
    PageSection(
      id: "changes", title: "What changed",
      content: """
        \(comparison.summary.map { line -> HTML in "<p>\(line)</p>" }.joined())
        \(HTML(comparison.factTable))
        <p>\(comparison.timesNote)</p>
        \(comparison.tables.filter { !$0.sections.isEmpty }.map { HTML($0) }.joined())
        """)
  }
}

extension RunComparison {
  fileprivate var factTable: Table {
    var table = Table("The two runs", columns: [.left("fact"), .left("OLD"), .left("NEW")])
    for fact in facts { table.addRow([Cell(fact.name), Cell(fact.old), Cell(fact.new)]) }
    return table
  }

  /// Whether times are compared, and why not.
  fileprivate var timesNote: String {
    let reasons = facts.filter(\.forbidsTimes).map(\.name).joined(separator: ", ")
    if !reasons.isEmpty {
      return "Times are not compared, because the runs differ in: \(reasons)."
    }
    if times.isEmpty, uncomparedTimes.isEmpty { return "No row has a time in both runs." }
    if noisySuites.isEmpty {
      return "Times are compared: machine, compiler and build are alike, and both runs quiet."
    }
    return """
      Times of these suites are not compared, because runs do not take turns, so both must be quiet: \
      \(noisySuites.joined(separator: "; ")).
      """
  }

  fileprivate var tables: [Table] { [countTable, rowTable, timeTable, uncomparedTable] }

  private var countTable: Table {
    var table = Table("Counts that changed", of: "contender", "count", ["verdict"])
    for change in changedCounts {
      let values = [change.old, change.new].map { Cell($0.isEmpty ? "–" : $0) }
      table.addRow(of: change.row, [Cell(change.what)] + values + [Cell(change.verdict)])
    }
    let others = facts.filter(\.affectsCounts).map(\.name).joined(separator: ", ")
    table.footnotes = ["The counts of lab bench --gate, which repeat exactly."]
    if !others.isEmpty {
      table.footnotes.append("The code is not all that may change them: so may \(others).")
    }
    return table
  }

  private var rowTable: Table {
    var table = Table("Rows in one run only", columns: [.left("contender"), .left("row")])
    let rows = goneRows.map { ($0, "gone") } + newRows.map { ($0, "new") }
    for (row, what) in rows.sorted(by: { $0.0 < $1.0 }) { table.addRow(of: row, [Cell(what)]) }
    table.footnotes = ["A row whose result is wrong or impossible is not in its run."]
    return table
  }

  private var timeTable: Table {
    var table = Table("Times that changed", of: "row", nil, ["ratio", "verdict"])
    for pair in changedTimes {
      table.addRow(
        [Cell("\(pair.row)")] + pair.cells + [Cell(Units.ratio(pair.ratio)), Cell(pair.verdict)])
    }
    table.footnotes = [
      """
      Only where the 95 % intervals, in parentheses, do not overlap, and the medians differ by more \
      than 3 % and half a nanosecond. Of many times, a few do so by chance.
      """
    ]
    return table
  }

  private var uncomparedTable: Table {
    var table = Table("Times that are not compared", of: "contender", nil, [])
    for pair in uncomparedTimes { table.addRow(of: pair.row, pair.cells) }
    return table
  }
}

extension Table {
  /// Creates a table with a value of each run.
  fileprivate init(_ title: String, of row: String, _ figure: String?, _ others: [String]) {
    let names = [row, figure].compactMap(\.self).map(Column.left)
    self.init(
      title, columns: names + [.right("OLD"), .right("NEW")] + others.map(Column.left))
  }

  /// Adds the row of a contender, under what it was compared in.
  fileprivate mutating func addRow(of name: RowName, _ cells: [Cell]) {
    if sections.last?.title != name.section { addSection(name.section) }
    addRow([Cell(name.contender)] + cells)
  }
}

extension TimePair {
  fileprivate var cells: [Cell] {
    [old, new].map { Cell(Units.duration(nanoseconds: $0.median, $0.low, $0.high)) }
  }
}
