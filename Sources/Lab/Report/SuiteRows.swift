import LabBenchmarks
import LabMeasure
import LabOutput

/// The rows of one suite of a run, in the order in which they were measured.
struct SuiteRows {
  let suite: String
  /// How far to trust the times; `nil` where the suite timed nothing.
  let grade: String?
  /// Whether times may be compared.
  let isTrusted: Bool
  let rows: [BenchResult]
  let operations: [String]
  let contenders: [String]

  /// A row with a wrong result has no figures.
  init(of suite: String, in run: SavedRun) {
    self.suite = suite
    let trust = run.noise[suite]?.trust
    grade = trust?.rawValue
    isTrusted = trust.map { $0 != .doNotTrust } ?? false
    rows = run.results.filter { $0.suite == suite && !$0.isWrong }
    operations = rows.map(\.operation).uniqued
    contenders = rows.map(\.contender).uniqued
  }

  var isEmpty: Bool { rows.isEmpty }

  /// The rows of a contender in an operation, smallest size first.
  subscript(operation: String, contender: String) -> [BenchResult] {
    rows.filter { $0.operation == operation && $0.contender == contender }
      .sorted { $0.size < $1.size }
  }

  /// The largest row of each contender in an operation.
  func largest(_ operation: String) -> [BenchResult] {
    contenders.compactMap { self[operation, $0].last }
  }
}

extension BenchResult {
  /// The median time and its interval; `nil` where it was not timed.
  var time: String? {
    guard let median = self[.median], let low = self[.low], let high = self[.high] else {
      return nil
    }
    return Units.duration(nanoseconds: median, low, high)
  }

  /// The time, on logarithmic scales.
  var point: LineChart.Point? {
    guard let median = self[.median], let low = self[.low], let high = self[.high] else {
      return nil
    }
    return LineChart.Point(x: Double(self.size), y: median, low: low, high: high)
  }

  /// A count, on logarithmic scales.
  func point(_ count: Count, at x: Double? = nil) -> LineChart.Point? {
    self[count].map(Double.init).flatMap {
      LineChart.Point(x: x ?? Double(self.size), y: $0, low: $0, high: $0)
    }
  }

  func text(_ count: Count) -> String { self[count].map(Units.count) ?? "–" }
}

extension [String] {
  /// Each text once, in order.
  var uniqued: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
