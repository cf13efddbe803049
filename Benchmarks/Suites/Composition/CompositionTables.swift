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
    let last = sizes.last ?? 0
    func count(_ title: String, _ closures: ClosureComparison, _ count: Count) -> TableColumn<
      String
    > {
      .right(title) { cell(result(of: $0, at: last, closures)?[count], Units.count) }
    }
    return Table(
      timings.title("A like among more and more rows, each with a child"), of: names,
      [.left("pattern") { Cell($0) }]
        + (isTimed ? sizes : []).map { size in
          .right("\(Units.count(size)) rows") { result(of: $0, at: size)?.timeCell ?? "" }
        } + [
          count("mallocs", .neverEqual, .mallocs), count("bodies", .neverEqual, .bodies),
          count("by captures", .byCaptures, .bodies),
          .right("a row") { cell(bytesOfRow($0), Units.bytes) },
        ],
      footnotes: [
        """
        From the tap until the stage is idle, with its answer. mallocs, bodies: with \(Units.count(last)) rows; by \
        captures: bodies under that rule for closures. a row: the bytes that one more row keeps, with its \
        post and its nodes on the stage, which makes all rows.
        """
      ])
  }

  private func cell(_ count: Int?, _ text: (Int) -> String) -> Cell {
    count.map { Cell(text($0)) } ?? "n/a"
  }

  /// The bytes that one more row keeps, from the two largest sizes.
  private func bytesOfRow(_ name: String) -> Int? {
    let last = sizes.suffix(2)
    guard last.count == 2, let few = result(of: name, at: last[last.startIndex])?[.liveBytes],
      let many = result(of: name, at: last[last.startIndex + 1])?[.liveBytes]
    else { return nil }
    return (many - few) / (last[last.startIndex + 1] - last[last.startIndex])
  }

  var details: Table {
    Table(
      timings.title("A like among rows, by size"),
      of: sizes.flatMap { size in names.compactMap { result(of: $0, at: size) } },
      [.contender("pattern"), .right("time") { $0[.median] == nil ? "–" : $0.timeCell }]
        + TableColumn.comparison + [
          .right("mallocs") { cell($0[.mallocs], Units.count) },
          .right("bytes") { cell($0[.bytes], Units.bytes) },
        ], section: { "\(Units.count($0.size)) rows" })
  }
}
