import Measure
import Report

/// The results of a run as tables of at most 80 columns.
struct HistoryTables {
  private let results: [BenchResult]
  private let trust: Trust
  /// The bytes predicted for a larger state at the largest depth, in the order of the storages.
  private let forecast: [Int]
  /// The operations, in the order of the results.
  private let depths: [String]

  init(_ results: [BenchResult], trust: Trust, forecast: [Int]) {
    self.results = results
    self.trust = trust
    self.forecast = forecast
    depths = results.reduce(into: []) { if $0.last != $1.operation { $0.append($1.operation) } }
  }

  /// The question's answer in a sentence; `nil` without results.
  var answer: String? {
    let deepest = results.filter { $0.operation == depths.last }
    let ascending = deepest.sorted { retained($0) < retained($1) }
    guard let least = ascending.first, let most = ascending.last else { return nil }
    return """
      At \(least.operation), \(least.contender) keeps \(Units.bytes(retained(least))) and \
      \(most.contender) \(Units.bytes(retained(most))); values share what no change touched.
      """
  }

  /// The time of an update at the least and the largest depth, and what the history holds then.
  var headline: [Table] {
    guard let first = depths.first, let last = depths.last else { return [] }
    let larger = Units.count(HistorySuite.predictedSize)
    var table = Table(
      trust.title("What keeping the last states costs, at \(size) elements"),
      columns: [
        .left("storage"), .right(first), .right(last), .right("retained"), .right("at \(larger)"),
      ])
    let deepest = results.filter { $0.operation == last }
    for (result, bytes) in zip(deepest, forecast) {
      let without = results.first { $0.contender == result.contender }
      table.addRow([
        Cell(result.contender), without?.timeCell ?? "", result.timeCell,
        Cell(Units.bytes(retained(result))), Cell(Units.bytes(bytes)),
      ])
    }
    table.footnotes = [
      """
      depth: states kept. Times are medians of the processor time of an update that keeps one state and \
      drops the oldest. retained: bytes freed when the history is released and the present state stays, \
      at \(last); with \(larger) elements they are only predicted.
      """
    ]
    return [table]
  }

  /// Each depth by itself.
  var details: [Table] {
    var table = Table(
      trust.title("Each storage beside the first, at \(size) elements"),
      columns: [
        .left("storage"), .right("time"), .right("ratio"), .left("interval"), .left("verdict"),
        .right("retained"),
      ])
    for depth in depths {
      table.addSection(depth)
      for result in results where result.operation == depth {
        table.addRow(
          [Cell(result.contender), result.timeCell] + comparison(result) + [bytes(result)])
      }
    }
    table.footnotes = [
      """
      ratio: to the first storage at the same depth, with its 95 % interval. retained: ✓ when exactly \
      the predicted bytes were freed.
      """
    ]
    if trust == .doNotTrust {
      table.footnotes.append("–: verdicts are withheld, as the run is too noisy.")
    }
    table.footnotes += HistoryStorage.all.map { "\($0.name): \($0.summary)" }
    return results.isEmpty ? [] : [table]
  }

  private var size: String { Units.count(results.first?.size ?? 0) }

  private func retained(_ result: BenchResult) -> Int {
    result[.retainedBytes] ?? result[.predictedRetainedBytes] ?? 0
  }

  /// Marked by whether exactly the predicted bytes were counted.
  private func bytes(_ result: BenchResult) -> Cell {
    let bytes = Units.bytes(retained(result))
    guard let counted = result[.retainedBytes] else { return Cell(bytes) }
    let isAsPredicted = counted == result[.predictedRetainedBytes]
    return isAsPredicted ? Cell("\(bytes) ✓", .good) : Cell("\(bytes) ✗", .bad)
  }

  private func comparison(_ result: BenchResult) -> [Cell] {
    guard let ratio = result[.ratio], let low = result[.ratioLow], let high = result[.ratioHigh],
      let verdict = result.verdict.flatMap(Verdict.init)
    else { return ["", "", Cell(result.verdict == nil ? "baseline" : "", .quiet)] }
    return [
      Cell(Units.ratio(ratio)), Cell(Units.interval(low, high)),
      verdict.cell,
    ]
  }
}
