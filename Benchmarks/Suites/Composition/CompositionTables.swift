import LabHarness
import LabMeasure
import LabOutput
import StageUI

/// Tables of at most 80 columns.
struct CompositionTables {
  let results: [BenchResult]
  let timings: Timings

  private var names: [String] {
    results.filter { $0.size == sizes[0] && $0.operation == LikeAmongRows.operation }
      .map(\.contender)
  }

  private var sizes: [Int] {
    CompositionSuite.sizes.filter { size in results.contains { $0.size == size } }
  }

  private func result(
    of name: String, at size: Int, _ closures: ClosureComparison = .neverEqual
  ) -> BenchResult? {
    results.first {
      $0.contender == name && $0.size == size
        && $0.operation == closures.operation(LikeAmongRows.operation)
    }
  }

  /// How a like grows with the rows, of the children that are shared and of the one that is not.
  var answer: String? {
    guard let last = sizes.last, let row = result(of: CompositionSuite.childARow, at: last),
      let bodies = row[.bodies], let bytes = bytesOfRow(CompositionSuite.childARow)
    else { return nil }
    let shared = names.filter { $0 != CompositionSuite.childARow }
      .compactMap { result(of: $0, at: last)?[.bodies] }
    guard let fewest = shared.min(), let most = shared.max() else { return nil }
    return """
      On the lab's stage, a like among \(Units.count(last)) rows runs \(Units.count(fewest)) to \
      \(Units.count(most)) bodies where all rows share one child, and \(Units.count(bodies)) where each \
      has its own. Such a row takes \(Units.bytes(bytes)).
      """
  }

  /// A like at each size, and what a row takes.
  var headline: Table {
    let isTimed = results.contains { $0[.median] != nil }
    var table = Table(
      timings.title("A like among more and more rows, each with a child"),
      columns: [.left("pattern")]
        + (isTimed ? sizes.map { .right("\(Units.count($0)) rows") } : [])
        + [.right("mallocs"), .right("bodies"), .right("by captures"), .right("a row")])
    let last = sizes.last ?? 0
    for name in names {
      let largest = result(of: name, at: last)
      var cells = [Cell(name)]
      if isTimed { cells += sizes.map { result(of: name, at: $0)?.timeCell ?? "" } }
      cells += [
        largest?[.mallocs].map { Cell(Units.count($0)) } ?? "n/a",
        largest?[.bodies].map { Cell(Units.count($0)) } ?? "n/a",
        result(of: name, at: last, .byCaptures)?[.bodies].map { Cell(Units.count($0)) } ?? "n/a",
        bytesOfRow(name).map { Cell(Units.bytes($0)) } ?? "n/a",
      ]
      table.addRow(cells)
    }
    table.footnotes = [
      """
      From the tap until the stage is idle, with its answer. mallocs, bodies: with \(Units.count(last)) rows; by \
      captures: bodies under that rule for closures. a row: the bytes that one more row keeps, with its \
      post and its nodes on the stage, which makes all rows.
      """
    ]
    return table
  }

  /// The bytes that one more row keeps, from the two largest sizes.
  private func bytesOfRow(_ name: String) -> Int? {
    let last = sizes.suffix(2)
    guard last.count == 2, let few = result(of: name, at: last[last.startIndex])?[.liveBytes],
      let many = result(of: name, at: last[last.startIndex + 1])?[.liveBytes]
    else { return nil }
    return (many - few) / (last[last.startIndex + 1] - last[last.startIndex])
  }

  var details: [Table] {
    var table = Table(
      timings.title("A like among rows, by size"),
      columns: [
        .left("pattern"), .right("time"), .right("ratio"), .left("interval"), .left("verdict"),
        .right("mallocs"), .right("bytes"),
      ])
    for size in sizes {
      table.addSection("\(Units.count(size)) rows")
      for name in names {
        guard let result = result(of: name, at: size) else { continue }
        table.addRow(
          [Cell(name), result[.median] == nil ? "–" : result.timeCell] + result.comparisonCells
            + [
              result[.mallocs].map { Cell(Units.count($0)) } ?? "n/a",
              result[.bytes].map { Cell(Units.bytes($0)) } ?? "n/a",
            ])
      }
    }
    return [table]
  }
}
