import LabBenchmarks
import LabMeasure
import LabOutput

/// The rows of one suite of a run, in the order in which they were measured.
struct SuiteRows {
  /// How far to trust the times; `nil` where the suite timed nothing.
  let grade: String?
  private let rows: [BenchResult]

  /// A row with a wrong result has no figures.
  init(of suite: String, in run: SavedRun) {
    grade = run.noise[suite]?.trust.rawValue
    rows = run.results.filter { $0.suite == suite && !$0.isWrong }
  }

  /// The rows of a contender in an operation, smallest size first.
  subscript(operation: String, contender: String) -> [BenchResult] {
    rows.filter { $0.operation == operation && $0.contender == contender }
      .sorted { $0.size < $1.size }
  }

  /// The rows of an operation at its largest size.
  func largest(_ operation: String) -> [BenchResult] {
    let all = rows.filter { $0.operation == operation }
    return all.filter { $0.size == all.map(\.size).max() }
  }
}

extension BenchResult {
  /// The time, with its interval.
  var time: (median: Double, low: Double, high: Double)? {
    guard let median = self[.median], let low = self[.low], let high = self[.high] else {
      return nil
    }
    return (median, low, high)
  }

  /// The time, on logarithmic scales.
  var point: LineChart.Point? {
    time.flatMap { .init(x: Double(self.size), y: $0.median, low: $0.low, high: $0.high) }
  }
}
