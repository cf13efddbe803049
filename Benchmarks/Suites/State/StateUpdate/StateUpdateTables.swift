import LabMeasure
import LabOutput

/// The results of a run as tables of at most 80 columns.
struct StateUpdateTables {
  let results: [BenchResult]
  let grades: Grades
  var bootstrap = Bootstrap()

  /// Sizes whose times fit beside a name; of more sizes the largest are shown.
  private static let mostSizes = 4

  /// The question's answer in a sentence; `nil` without a strategy and its fix.
  var answer: String? {
    guard let (slow, fixed) = fixed.first else { return nil }
    let rows = strategies.compactMap { strategy in row(operations[0], strategy).last }
    return """
      Only while something else holds the old state: \
      \(rows.count { $0[.copiedElements] == 0 }) of \(rows.count) strategies copy nothing; \
      '\(slow.contender)' copies \(Units.count(slow[.copiedElements] ?? 0)) elements, \
      \(bytes(slow).text), its fix '\(fixed.contender)' \(Units.count(fixed[.copiedElements] ?? 0)).
      """
  }

  /// The first operation by size.
  var headline: [Table] { operations.prefix(1).map { bySize($0, of: strategies) } }

  private func bySize(_ operation: Operation, of strategies: [String]) -> Table {
    let all = results.filter { $0.operation == operation.name }
    let sizes = Set(all.map(\.size)).sorted().suffix(Self.mostSizes)
    return Table(
      grades.title("Time to \(operation.name), by elements in the state"),
      of: strategies.map { row(operation, $0) },
      [.left("strategy") { Cell($0[0].contender) }]
        + sizes.map { size in
          .right(Units.count(size)) { row in row.first { $0.size == size }?.timeCell ?? "" }
        } + [
          .left("growth") {
            Growth.cell(of: $0, grades: grades, bootstrap)
          }, .right("bytes") { $0.last.map(bytes) ?? "" },
        ],
      footnotes: [
        """
        Median processor time of one update whose element is known by its index and id; one post after \
        another is liked, in random order. bytes: what it asks memory for at the largest size. growth: \
        the exponent of time ∝ elements; O(1) and O(n) where its interval holds 0 or 1 alone; irregular \
        where no power fits, because of a step in the storage or in the allocator. O(1), 8.1×: no \
        element but the changed one is visited, but no cache holds the largest state.
        """
      ] + uncounted)
  }

  /// The fixes and the samples of the first operation, and the times and the copies of all.
  var details: [Table] {
    ([fixes, samples] + (operations.count > 1 ? [times] : []) + [copies])
      .filter { !$0.sections.isEmpty }
  }

  private var samples: Table {
    Table(
      samplesOf: strategies.compactMap { operations.isEmpty ? nil : row(operations[0], $0).last },
      grades.title("Samples of one update, at \(largest) elements"))
  }

  private var fixes: Table {
    Table(
      grades.title("The fix, at \(largest) elements"), of: fixed,
      [
        .left("strategy") { Cell($0.slow.contender) }, .right("time") { $0.slow.timeCell },
        .right("bytes") { bytes($0.slow) }, .left("fix") { Cell($0.fixed.contender) },
        .right("time") { $0.fixed.timeCell }, .right("bytes") { bytes($0.fixed) },
      ],
      footnotes: strategies.compactMap(Strategies.named).map { strategy in
        "\(strategy.name): \(strategy.summary)"
          + (strategy.fix.map { " Fix: \($0.advice)" } ?? "")
      } + uncounted)
  }

  private var times: Table {
    matrix(
      grades.title("Time of the other updates, at \(largest) elements"), of: strategies,
      Array(operations.dropFirst()), cell: \.timeCell)
  }

  private var copies: Table {
    let copying = strategies.filter { strategy in
      results.contains { $0.contender == strategy && $0[.copiedElements] != 0 }
    }
    var table = matrix(
      "What one update copies, at \(largest) elements", of: copying, operations, cell: bytes)
    let predicted = results.filter { $0[.predictedBytes] != nil }
    let exact = predicted.count { $0[.bytes] == $0[.predictedBytes] }
    table.footnotes = ["The other \(strategies.count - copying.count) strategies copy no element."]
    table.footnotes +=
      uncounted.isEmpty
      ? ["Exactly the predicted bytes were counted in \(exact) of \(predicted.count) rows."]
      : uncounted
    return table
  }

  /// A row for each strategy, a column for each operation, at the largest size.
  private func matrix(
    _ title: String, of strategies: [String], _ operations: [Operation],
    cell: @escaping (BenchResult) -> Cell
  ) -> Table {
    Table(
      title, of: strategies,
      [.left("strategy") { Cell($0) }]
        + operations.map { operation in
          .right(operation.shortName) { row(operation, $0).last.map(cell) ?? "" }
        })
  }

  // MARK: Cells

  private func bytes(_ result: BenchResult) -> Cell {
    Cell((result[.bytes] ?? result[.predictedBytes]).map(Units.bytes) ?? "–")
  }

  /// Nothing predicts what Observation or the accessor of a dictionary asks for.
  private var uncounted: [String] {
    results.footnotes(
      without: .bytes, "the bytes are those predicted; –: only a count would tell")
  }

  // MARK: Rows

  private var operations: [Operation] {
    Operation.all.filter { operation in results.contains { $0.operation == operation.name } }
  }

  private var strategies: [String] {
    Strategies.all.map(\.name).filter { name in results.contains { $0.contender == name } }
  }

  /// One strategy and operation, smallest size first.
  private func row(_ operation: Operation, _ strategy: String) -> [BenchResult] {
    results.filter { $0.operation == operation.name && $0.contender == strategy }
  }

  /// The first operation at the largest size, by strategies that have a fix and by the fix.
  private var fixed: [(slow: BenchResult, fixed: BenchResult)] {
    strategies.compactMap { strategy in
      guard let slow = row(operations[0], strategy).last,
        let fix = Strategies.named(strategy)?.fix,
        let fixed = row(operations[0], fix.strategy).last
      else { return nil }
      return (slow, fixed)
    }
  }

  private var largest: String { Units.count(results.map(\.size).max() ?? 0) }
}
