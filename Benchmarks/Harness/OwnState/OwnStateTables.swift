import LabOutput

/// The verdict as a sentence, and the tables under it.
struct OwnStateTables {
  let name: String
  /// For each size, the row of the lab's store object, then that of the measured state.
  let results: [BenchResult]
  let reports: [UpdateReport]
  let timings: Timings

  private var own: [BenchResult] { results.filter { $0.contender == name } }
  private var others: [BenchResult] { results.filter { $0.contender != name } }

  /// The verdict at the largest size, and the place of each copy.
  var answer: String? {
    guard let report = reports.last else { return nil }
    let copies = report.copies.prefix(3).map { copy in
      let place = copy.place.map { " in \($0)" } ?? ""
      let (elements, bytes) = (Units.count(copy.elements), Units.bytes(copy.bytes))
      return """
        \(copy.path): \(copy.elements > 0 ? "\(elements) elements" : bytes) are \
        \(copy.kind.participle)\(place)\
        \(copy.kind == .rebuilt ? "." : ". \(copy.holder.role): \(copy.holder).")
        """
    }
    let missing = report.allocations == nil ? [Self.missing] : []
    return ([report.description] + copies + missing).joined(separator: "\n")
  }

  private static let missing = """
    Allocations cannot be counted here, so copies are found by buffer address alone: copies that \
    the update makes and discards are missed, and code that released the old value is not named.
    """

  var times: Table {
    var table = Table(
      timings.title("Time of one update"), of: zip(others, own),
      [
        .right("elements") { Cell(Units.count($0.1.size)) },
        .right("store object") { $0.0.timeCell },
        .right(name) { $0.1.timeCell }, .left("interval") { $0.1.intervalCell },
        .right("ratio") { $0.1.comparisonCells[0] }, .left("verdict") { $0.1.comparisonCells[2] },
      ],
      footnotes: [
        """
        Median processor time of one update, over the elements in random order. store object: the \
        lab's struct in a store object with as many elements, in which a post is liked. interval: 95 %. \
        ratio, verdict: against the store object.
        """
      ])
    table.addRow(
      ["growth"]
        + [others, own].map { Growth.cell(of: $0, grades: timings.grades) })
    return table
  }

  var memory: Table {
    func cell(_ figure: Int?, _ text: (Int) -> String = Units.bytes) -> Cell {
      figure.map { Cell(text($0)) } ?? Cell("–", .quiet)
    }
    func copied(_ bytes: Int, _ report: UpdateReport) -> Cell {
      Cell(Units.bytes(bytes), report.copiedBytes.largest == 0 ? .good : .bad)
    }
    return Table(
      "Memory used by one update", of: reports,
      [
        .right("elements") { Cell(Units.count($0.size)) },
        .right("allocations") { cell($0.allocations?.largest, Units.count) },
        .right("bytes, mean") { cell($0.bytes.map { Int($0.mean) }) },
        .right("largest") { cell($0.bytes?.largest) },
        .right("copied, mean") { copied(Int($0.copiedBytes.mean), $0) },
        .right("largest") { copied($0.copiedBytes.largest, $0) },
        .right("stack") { cell($0.stackBytes) },
      ],
      footnotes: [
        """
        \(Units.count(UpdateSeries.count)) updates of elements in random order, on all threads; largest: \
        of the update with the most. copied: elements of arrays, dictionaries and sets that moved \
        although they had room, by stride. stack: the most that an update uses below its call.
        """
      ])
  }
}

extension UpdateReport.Kind {
  fileprivate var participle: String {
    switch self {
    case .copied: "copied"
    case .rebuilt: "rebuilt"
    case .undetermined: "copied or rebuilt"
    }
  }
}
