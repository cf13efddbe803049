import LabBenchmarks
import LabHarness
import LabMeasure
import LabOutput

/// The rows of one suite of a run, in the order in which they were measured.
///
/// A run comes from a file. A row that no measurement can give keeps its name alone, and tables call it
/// impossible; ``SavedRun/impossibleRows`` says why.
struct SuiteRows {
  let suite: String
  /// `nil` where the suite timed nothing.
  let trust: Trust?
  /// The same in a word, even if the file has an unknown one.
  let grade: String?
  let rows: [BenchResult]
  /// As many as a table has room for.
  let operations: [String]
  let operationsLeftOut: Int
  let contenders: [String]
  private let byName: [Name: [BenchResult]]

  private struct Name: Hashable {
    let operation: String
    let contender: String
  }

  init(of suite: String, in run: SavedRun) {
    self.suite = suite
    trust = run.noise[suite]?.trust
    grade = run.noise[suite]?.grade.truncated(to: 40)
    rows = run.results.filter { $0.suite == suite && BenchResult.sizes.contains($0.size) }
      .map(\.withoutImpossible)
    let operations = rows.map(\.operation).uniqued
    self.operations = Array(operations.prefix(Self.mostColumns))
    operationsLeftOut = operations.count - self.operations.count
    contenders = rows.map(\.contender).uniqued
    byName = Dictionary(grouping: rows) { Name(operation: $0.operation, contender: $0.contender) }
      .mapValues { $0.sorted { $0.size < $1.size }.suffix(Self.mostColumns) }
  }

  private static let mostColumns = 12

  var isEmpty: Bool { rows.isEmpty }

  /// The rows of a contender in an operation, smallest size first.
  subscript(operation: String, contender: String) -> [BenchResult] {
    byName[Name(operation: operation, contender: contender)] ?? []
  }

  /// The largest row of each contender in an operation.
  func largest(_ operation: String) -> [BenchResult] {
    contenders.compactMap { self[operation, $0].last }
  }

  /// The sizes of an operation in ascending order, the largest ones if a table lacks room.
  func sizes(of operation: String) -> [Int] {
    Set(rows.filter { $0.operation == operation }.map(\.size)).sorted()
      .suffix(Self.mostColumns)
  }

  /// Whether times may be compared.
  var isTrusted: Bool { trust.map { $0 != .doNotTrust } ?? false }

  /// The title of a table of times, with how far to trust them.
  func title(_ title: String) -> String { grade.map { "\(title) (\($0))" } ?? title }

  /// The time and its interval of each contender, by size.
  func times(of operation: String, _ title: String, by contender: String) -> Table {
    let sizes = sizes(of: operation)
    var table = Table(
      self.title(title), columns: [.left(contender)] + sizes.map { .right(Units.count($0)) })
    for contender in contenders {
      let rows = self[operation, contender]
      if rows.isEmpty { continue }
      table.addRow(
        [Cell(contender)]
          + sizes.map { size in Cell(rows.first { $0.size == size }?.timeText ?? "–") })
    }
    table.footnotes = ["Median processor time with its 95 % interval, by elements in the state."]
    return table
  }
}

extension BenchResult {
  /// The median time and its interval; `nil` where it was not timed.
  var time: String? {
    self[.median].map { median in
      guard let low = self[.low], let high = self[.high] else {
        return Units.duration(nanoseconds: median) + " (no interval)"
      }
      return Units.duration(nanoseconds: median, low, high)
    }
  }

  /// The time in a table.
  var timeText: String { time ?? missing }

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

  func text(_ count: Count, _ unit: (Int) -> String = Units.count) -> String {
    self[count].map(unit) ?? missing
  }
}

extension [String] {
  /// Each text once, in order.
  var uniqued: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
