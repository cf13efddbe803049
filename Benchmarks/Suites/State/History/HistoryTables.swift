import LabHarness
import LabMeasure
import LabOutput

/// The results of a run as tables of at most 80 columns.
struct HistoryTables {
  let results: [BenchResult]
  let grades: Grades
  /// The bytes predicted for a larger state at the largest depth, in the order of the storages.
  let forecast: [Int]

  /// The results at the least and at the largest depth.
  private var ends: (first: [BenchResult], last: [BenchResult]) {
    (
      results.filter { $0.operation == results.first?.operation },
      results.filter { $0.operation == results.last?.operation }
    )
  }

  /// The question's answer in a sentence; `nil` without results.
  var answer: String? {
    let ascending = ends.last.sorted { $0.retained < $1.retained }
    guard let least = ascending.first, let most = ascending.last else { return nil }
    return """
      At \(least.operation), \(least.contender) keeps \(Units.bytes(least.retained)) and \
      \(most.contender) \(Units.bytes(most.retained))\(uncounted.isEmpty ? "" : ", as predicted").
      """
  }

  /// The time of an update at the least and the largest depth, and what the history holds then.
  var headline: Table {
    let (first, last) = ends
    let depths = [first, last].map { $0.first?.operation ?? "" }
    let larger = Units.count(HistorySuite.predictedSize)
    return Table(
      grades.title("What keeping the last states costs, at \(size) elements"),
      of: zip(zip(first, last), forecast).map { (without: $0.0, with: $0.1, forecast: $1) },
      [
        .left("storage") { Cell($0.with.contender) }, .right(depths[0]) { $0.without.timeCell },
        .right(depths[1]) { $0.with.timeCell },
        .right("retained") { Cell(Units.bytes($0.with.retained)) },
        .right("at \(larger)") { Cell(Units.bytes($0.forecast)) },
      ],
      footnotes: [
        """
        depth: states kept. Times are medians of the processor time of an update that keeps one state and \
        drops the oldest. retained: bytes freed when the history is released and the present state stays, \
        at \(depths[1]); with \(larger) elements they are only predicted.
        """
      ] + uncounted)
  }

  var details: Table {
    Table(
      grades.title("Each storage beside the first, at \(size) elements"), of: results,
      [.contender("storage"), .time] + TableColumn.comparison + [.right("retained", bytes)],
      section: \.operation,
      footnotes: [
        """
        ratio: to the first storage at the same depth, with its 95 % interval; – is withheld. retained: ✓ \
        when exactly the predicted bytes were freed.
        """
      ] + uncounted + HistoryStorage.all.map { "\($0.name): \($0.summary)" })
  }

  var samples: Table {
    Table(samplesOf: results, grades.title("Samples of one update, at \(size) elements"))
  }

  private var uncounted: [String] {
    results.footnotes(without: .retainedBytes, "the bytes are those predicted")
  }

  private var size: String { Units.count(results.first?.size ?? 0) }

  /// Marked by whether exactly the predicted bytes were counted.
  private func bytes(_ result: BenchResult) -> Cell {
    let bytes = Units.bytes(result.retained)
    guard let counted = result[.retainedBytes] else { return Cell(bytes) }
    let isAsPredicted = counted == result[.predictedRetainedBytes]
    return isAsPredicted ? Cell("\(bytes) ✓", .good) : Cell("\(bytes) ✗", .bad)
  }
}

extension BenchResult {
  fileprivate var retained: Int { self[.retainedBytes] ?? self[.predictedRetainedBytes] ?? 0 }
}
