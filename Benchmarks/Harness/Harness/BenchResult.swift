import Foundation
import LabOutput

/// One contender doing one operation at one size, as a row of JSON.
///
/// What does not apply, or was not available, has no key.
@dynamicMemberLookup
package struct BenchResult: Hashable, Sendable {
  package let name: RowName
  /// Medians, intervals and ratios, by JSON key.
  package var figures: [Figure: Double] = [:]
  /// Nanoseconds of processor time of one operation, a figure per round, in a list per process.
  package var samples: [[Double]]?
  /// The contender that the ratio divides by; a baseline has none.
  package var baseline: String?
  /// A ``LabMeasure/Verdict``, or ``wrong``.
  package var verdict: String?
  /// What held the old value of your own state when it was copied.
  package var holder: String?
  /// Counts of one operation, or of ``Count/acts`` operations together.
  package var counts: [Count: Int] = [:]

  /// A figure that is timed. The raw value is its JSON key.
  package enum Figure: String, CodingKey, Sendable {
    /// Processor time of one operation, with the ends of its interval.
    case median = "median_ns"
    case low = "low_ns"
    case high = "high_ns"
    /// The least sample, and the one below which a quarter of them lie.
    case minimum = "minimum_ns"
    case lowerQuartile = "lower_quartile_ns"
    /// Median of the ratios per round, with the ends of its interval.
    case ratio
    case ratioLow = "ratio_low"
    case ratioHigh = "ratio_high"
  }

  /// The verdict on a contender that was not timed because its result is not that of the others.
  package static let wrong = "wrong"

  package init(suite: String, operation: String, contender: String, size: Int) {
    name = RowName(suite: suite, operation: operation, contender: contender, size: size)
  }

  package subscript<Part>(dynamicMember part: KeyPath<RowName, Part>) -> Part {
    name[keyPath: part]
  }

  package subscript(figure: Figure) -> Double? {
    get { figures[figure] }
    set { figures[figure] = newValue }
  }

  package subscript(count: Count) -> Int? {
    get { counts[count] }
    set { counts[count] = newValue }
  }

  package var isWrong: Bool { verdict == Self.wrong }

  package mutating func setWrong() { verdict = Self.wrong }

  /// - Parameter allocations: `nil` where they cannot be counted.
  package mutating func setAllocations(_ allocations: Allocations?) {
    self[.mallocs] = allocations?.count
    self[.bytes] = allocations?.bytes
  }

  package mutating func setTime(_ series: Series) {
    let time = series.time()
    figures[.median] = time.median.shortened
    figures[.low] = time.low.shortened
    figures[.high] = time.high.shortened
    figures[.minimum] = Statistics.percentile(0, of: series.cpu).shortened
    figures[.lowerQuartile] = Statistics.percentile(25, of: series.cpu).shortened
    samples = series.cpuByProcess.map { $0.map(\.shortened) }
  }

  /// The name and what a baseline holds; `nil` for a wrong result, and without any count.
  var gated: BenchResult? {
    var row = BenchResult(
      suite: name.suite, operation: name.operation, contender: name.contender, size: name.size)
    row.counts = counts.filter(\.key.isGated)
    return isWrong || row.counts.keys.allSatisfy { $0 == .acts } ? nil : row
  }
}

extension BenchResult: Codable {
  private enum Key: String, CodingKey {
    case samples = "samples_ns"
    case baseline, verdict, holder
  }

  /// Reads the name, the figures, what is counted, and whether the result is wrong.
  package init(from decoder: any Decoder) throws {
    name = try RowName(from: decoder)
    let figures = try decoder.container(keyedBy: Figure.self)
    for figure in figures.allKeys { self[figure] = try figures.decode(Double.self, forKey: figure) }
    let counts = try decoder.container(keyedBy: Count.self)
    for count in counts.allKeys { self[count] = try counts.decode(Int.self, forKey: count) }
    let row = try decoder.container(keyedBy: Key.self)
    if try row.decodeIfPresent(String.self, forKey: .verdict) == Self.wrong { setWrong() }
  }

  package func encode(to encoder: any Encoder) throws {
    try name.encode(to: encoder)
    var figures = encoder.container(keyedBy: Figure.self)
    for (figure, value) in self.figures { try figures.encode(value, forKey: figure) }
    var counts = encoder.container(keyedBy: Count.self)
    for (count, value) in self.counts { try counts.encode(value, forKey: count) }
    var row = encoder.container(keyedBy: Key.self)
    try row.encodeIfPresent(samples.map { Array($0.joined()) }, forKey: .samples)
    try row.encodeIfPresent(baseline, forKey: .baseline)
    try row.encodeIfPresent(verdict, forKey: .verdict)
    try row.encodeIfPresent(holder, forKey: .holder)
  }
}

/// What tells a row from all others, in every run.
package struct RowName: Hashable, Comparable, Codable, Sendable {
  package let suite: String
  package let operation: String
  package let contender: String
  package let size: Int

  /// Orders contenders of one operation next to each other.
  package static func < (a: RowName, b: RowName) -> Bool {
    (a.suite, a.operation, a.size, a.contender) < (b.suite, b.operation, b.size, b.contender)
  }

  /// The comparison that the row belongs to.
  var section: String { "\(suite): \(operation), size \(size)" }
}

/// All results of a run, and what is needed to judge and to repeat them, as one file of JSON.
package struct BenchReport: Encodable {
  /// Names the meaning of the keys; another meaning gets another number.
  package static let schema = "pattern-lab.bench/4"

  package let schema = Self.schema
  package let environment: Environment
  package let seed: UInt64
  package let noise: [String: NoiseReceipt]
  package let results: [BenchResult]
}

extension JSONFile {
  /// Returns the JSON of a value whose only list is empty, with one row a line in that list.
  package static func text(of head: some Encodable, rows: [BenchResult]) throws -> String {
    let lines = try rows.map { row in
      "    " + (try text(of: row)).split(separator: /\s*\n\s*/).joined(separator: " ")
    }
    let list = "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return try text(of: head).replacing(/\[\s*\]/, with: list)
  }
}

extension Double {
  /// Rounded to what was measured: six digits, or whole numbers.
  var shortened: Double {
    guard isFinite, self != 0 else { return self }
    let places = max(0, 5 - log10(abs(self)).rounded(.down))
    let scale = pow(10, places)
    return (self * scale).rounded() / scale
  }
}
