import LabOutput

extension Verdict {
  /// The verdict in a table: '–' where it is withheld.
  package var cell: Cell {
    switch self {
    case .slower: Cell(rawValue, .bad)
    case .faster: Cell(rawValue, .good)
    case .same: Cell(rawValue)
    case .inconclusive: Cell(rawValue, .caution)
    case .withheld: "–"
    }
  }
}

extension BenchResult {
  /// The median time; a contender with a wrong result has none.
  package var timeCell: Cell {
    guard let median = self[.median] else { return Cell(Self.wrong, .bad) }
    return Cell(Units.duration(nanoseconds: median))
  }

  package var comparisonCells: [Cell] {
    guard let ratio = self[.ratio], let low = self[.ratioLow], let high = self[.ratioHigh],
      let verdict = verdict.flatMap(Verdict.init)
    else { return ["", "", Cell(verdict == nil ? "baseline" : "", .quiet)] }
    if ratio > Self.largestRatio { return ["–", "–", verdict.cell] }
    return [Cell(Units.ratio(ratio)), Cell(Units.range(low, high)), verdict.cell]
  }

  /// A larger ratio divides a copy of everything by a few steps: it tells more of the size than of the code.
  private static let largestRatio = 100.0

  /// Copies are judged by the control that copies.
  package var work: Work { self[.copiedElements] ?? 0 > 0 ? .copying : .computing }
}

extension Sequence<BenchResult> {
  /// A footnote for results that lack a count, because their run could not count allocations; empty where
  /// all have it.
  ///
  /// - Parameter instead: what the table shows in its place, as in `n/a: not counted`.
  package func footnotes(without count: Count, _ instead: String) -> [String] {
    contains { !$0.isWrong && $0[count] == nil }
      ? ["This run could not count allocations; \(instead)."] : []
  }
}

extension Growth {
  /// The order, or the bare exponent. A rise that the order does not explain is beside it, as in `O(1), 8.1×`.
  var cell: Cell {
    let isPlain = order == .linear || factor < Self.slowerMemory
    let rise = isPlain ? "" : ", \(Units.ratio(factor))"
    return switch order {
    case .constant: Cell(GrowthOrder.constant.rawValue + rise, .good)
    case .linear: Cell(GrowthOrder.linear.rawValue, .bad)
    case .irregular: Cell(GrowthOrder.irregular.rawValue + rise, .caution)
    case nil: "n^\(Units.decimal(exponent.median))"
    }
  }

  /// Returns the growth of one contender over its sizes; empty where fewer than two were timed.
  package static func cell(
    of row: [BenchResult], grades: Grades, _ bootstrap: Bootstrap = Bootstrap()
  ) -> Cell {
    let times = row.compactMap { result in
      result.samples.map { (size: result.size, processes: $0) }
    }
    guard times.count > 1 else { return "" }
    guard let work = row.last?.work, grades[work] != .doNotTrust else { return "–" }
    return Growth(times: times, bootstrap: bootstrap).cell
  }
}

/// A column of a table, and what it shows of a row.
package struct TableColumn<Row> {
  let head: Column
  let cell: (Row) -> Cell

  package static func left(_ title: String, _ cell: @escaping (Row) -> Cell) -> TableColumn {
    TableColumn(head: .left(title), cell: cell)
  }

  package static func right(_ title: String, _ cell: @escaping (Row) -> Cell) -> TableColumn {
    TableColumn(head: .right(title), cell: cell)
  }

  /// Returns the column for rows of which one part is shown; empty where there is none.
  package func of<Whole>(_ part: @escaping (Whole) -> Row?) -> TableColumn<Whole> {
    TableColumn<Whole>(head: head) { part($0).map(cell) ?? "" }
  }
}

extension TableColumn<BenchResult> {
  package static func contender(_ title: String) -> TableColumn {
    .left(title) { Cell($0.contender) }
  }

  package static var time: TableColumn { .right("time", \.timeCell) }

  /// The ratio, its interval and the verdict.
  package static var comparison: [TableColumn] {
    [
      .right("ratio") { $0.comparisonCells[0] }, .left("interval") { $0.comparisonCells[1] },
      .left("verdict") { $0.comparisonCells[2] },
    ]
  }
}

extension Table {
  /// Creates a table with a section for each title where rows have one.
  package init<Row>(
    _ title: String, of rows: some Sequence<Row>, _ columns: [TableColumn<Row>],
    section: (Row) -> String? = { _ in nil }, footnotes: [String] = []
  ) {
    self.init(title, columns: columns.map(\.head))
    for row in rows {
      if let section = section(row), sections.last?.title != section { addSection(section) }
      addRow(columns.map { $0.cell(row) })
    }
    self.footnotes = footnotes
  }

  /// Creates a table of the samples behind each median, a section for each operation.
  package init(samplesOf results: [BenchResult], _ title: String) {
    func time(_ figure: BenchResult.Figure) -> (BenchResult) -> Cell {
      { Cell($0[figure].map { Units.duration(nanoseconds: $0) } ?? "") }
    }
    let isOneOperation = Set(results.map(\.operation)).count == 1
    self.init(
      title, of: results.filter { $0[.median] != nil },
      [
        .contender("contender"), .right("minimum", time(.minimum)),
        .right("quartile", time(.lowerQuartile)), .right("median", time(.median)),
        .left("interval") { "\(time(.low)($0).text) – \(time(.high)($0).text)" },
      ],
      section: { isOneOperation ? nil : $0.operation },
      footnotes: [
        """
        quartile: a quarter of the samples took less. interval: 95 %, of the median. A median far above \
        the minimum was slowed down by something else.
        """
      ])
  }
}
