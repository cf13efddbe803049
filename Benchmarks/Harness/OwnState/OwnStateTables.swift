import LabHarness
import LabMeasure
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
      return """
        \(copy.path): \(Units.count(copy.elements)) elements are \(copy.kind.participle)\(place)\
        \(copy.kind == .rebuilt ? "." : ". \(copy.holder.role): \(copy.holder).")
        """
    }
    let missing = report.allocations == nil ? [Self.missing] : []
    return ([report.description(growth: growth)] + copies + missing).joined(separator: "\n")
  }

  /// How the time of an update grows over the sizes, if it was timed and does: as `O(n)`, or by more
  /// than slower memory behind a larger state explains.
  private var growth: String? {
    guard let first = own.first, let last = own.last,
      timings.grades[last.work] != .doNotTrust, let least = first[.median],
      let most = last[.median], first.size < last.size
    else { return nil }
    let order = Growth.cell(
      of: own, processes: timings.noise?.processes ?? 1, grades: timings.grades, Bootstrap())
    guard order.text == GrowthOrder.linear.rawValue || OwnState.grows(from: least, to: most) else {
      return nil
    }
    let times = [least, most].map { Units.duration(nanoseconds: $0) }
    return "from \(times[0]) at \(Units.count(first.size)) elements to \(times[1])"
  }

  private static let missing = """
    Allocations cannot be counted here, so copies are found by buffer address alone: copies that \
    the update makes and discards are missed, and code that released the old value is not named.
    """

  var times: Table {
    var table = Table(
      timings.title("Time of one update"),
      columns: [
        .right("elements"), .right("store object"), .right(name), .left("interval"),
        .right("ratio"), .left("verdict"),
      ])
    for (other, row) in zip(others, own) {
      let (ratio, verdict) = (row.comparisonCells[0], row.comparisonCells[2])
      table.addRow([
        Cell(Units.count(row.size)), other.timeCell, row.timeCell, row.intervalCell, ratio, verdict,
      ])
    }
    let growth = [others, own].map {
      Growth.cell(
        of: $0, processes: timings.noise?.processes ?? 1, grades: timings.grades, Bootstrap())
    }
    table.addRow(["growth"] + growth)
    table.footnotes = [
      """
      Median processor time of one update, over the elements in random order. store object: the \
      lab's struct in a store object with as many elements, in which a post is liked. interval: 95 %. \
      ratio, verdict: against the store object.
      """
    ]
    return table
  }

  var memory: Table {
    var table = Table(
      "Memory used by one update",
      columns: [
        .right("elements"), .right("allocations"), .right("bytes, mean"), .right("largest"),
        .right("copied, mean"), .right("largest"), .right("stack"),
      ])
    for report in reports {
      let copied = report.copiedBytes
      let emphasis: Emphasis = copied.largest == 0 ? .good : .bad
      table.addRow([
        Cell(Units.count(report.size)), cell(report.allocations?.largest, Units.count),
        cell(report.bytes.map { Int($0.mean) }, Units.bytes),
        cell(report.bytes?.largest, Units.bytes),
        Cell(Units.bytes(Int(copied.mean)), emphasis),
        Cell(Units.bytes(copied.largest), emphasis), cell(report.stackBytes, Units.bytes),
      ])
    }
    table.footnotes = [
      """
      \(Units.count(UpdateSeries.count)) updates of elements in random order, on all threads; largest: \
      of the update with the most. copied: elements of arrays, dictionaries and sets that moved \
      although they had room, by stride. stack: the most that an update uses below its call.
      """
    ]
    return table
  }

  private func cell(_ count: Int?, _ text: (Int) -> String) -> Cell {
    count.map { Cell(text($0)) } ?? Cell("–", .quiet)
  }
}

extension BenchResult {
  fileprivate var intervalCell: Cell {
    guard let low = self[.low], let high = self[.high] else { return "" }
    return Cell([low, high].map { Units.duration(nanoseconds: $0) }.joined(separator: " – "))
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
