import LabRandom

/// Intervals from drawing the same rounds again and again.
///
/// Percentile intervals in two stages, processes first and then rounds within each one drawn;
/// docs/method.md names the sources. The seed is fixed, so equal samples give equal intervals.
public struct Bootstrap: Sendable, Hashable {
  /// How many times the rounds are drawn, with replacement.
  private let resamples: Int

  /// Creates intervals from this many resamples; time grows in proportion.
  public init(resamples: Int = 2_000) { self.resamples = resamples }

  /// Returns the median of all values, one list per process, and the interval that further processes
  /// would leave it in.
  ///
  /// A single value gives an interval of no width; none gives NaN.
  package func median(of processes: [[Double]]) -> Estimate {
    interval(of: medians(of: processes), around: Statistics.median(of: Array(processes.joined())))
  }

  /// Returns the medians of the resamples, as they were drawn; a single one of values that are all equal.
  func medians(of processes: [[Double]]) -> [Double] {
    if let value = processes.first?.first, processes.allSatisfy({ $0.allSatisfy { $0 == value } }) {
      return [value]
    }
    return medians(ofEach: [processes]).map { $0[0] }
  }

  /// Returns the medians of several lists in each resample, which draws the same processes of all of them.
  func medians(ofEach lists: [[[Double]]]) -> [[Double]] {
    let processes = lists.map(\.count).min() ?? 0
    var generator = SeededGenerator(seed: 1993)
    return (0..<resamples).map { _ in
      let drawn = (0..<processes).map { index in
        processes < 2 ? index : .random(in: 0..<processes, using: &generator)
      }
      return lists.map { list in
        let values = drawn.map { list[$0] }.flatMap { process in
          process.map { _ in process[.random(in: process.indices, using: &generator)] }
        }
        return Statistics.median(of: values)
      }
    }
  }

  /// Returns the interval that holds 95 % of the resampled values.
  func interval(of resampled: [Double], around median: Double) -> Estimate {
    Estimate(
      low: Statistics.percentile(2.5, of: resampled), median: median,
      high: Statistics.percentile(97.5, of: resampled))
  }
}

/// A median between the ends of its interval.
public struct Estimate: Sendable, Codable, Hashable {
  /// The lower end of the 95 % interval.
  public let low: Double
  /// The median of the samples.
  public let median: Double
  /// The upper end of the 95 % interval.
  public let high: Double

  /// Whether the interval holds `value`; its ends belong to it.
  func contains(_ value: Double) -> Bool { low <= value && value <= high }
}
