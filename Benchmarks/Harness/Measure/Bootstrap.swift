import LabRandom

/// Intervals from drawing the same rounds again and again.
///
/// Percentile intervals in two stages, processes first and then rounds within each one drawn;
/// docs/method.md names the sources. The seed is fixed, so equal samples give equal intervals.
public struct Bootstrap: Sendable, Hashable {
  /// How many times the rounds are drawn, with replacement.
  let resamples: Int
  let generator = SeededGenerator(seed: 1993)

  /// Creates intervals from this many resamples; time grows in proportion.
  public init(resamples: Int = 2_000) {
    self.resamples = resamples
  }

  /// Returns the median of all values, one list per process, and the interval that further processes
  /// would leave it in.
  ///
  /// A single value gives an interval of no width; none gives NaN.
  package func median(of processes: [[Double]]) -> Estimate {
    interval(of: medians(of: processes), around: Statistics.median(of: Array(processes.joined())))
  }

  /// Returns the medians of the resamples, as they were drawn; a single one of values that are all equal.
  package func medians(of processes: [[Double]]) -> [Double] {
    if let value = processes.first?.first, processes.allSatisfy({ $0.allSatisfy { $0 == value } }) {
      return [value]
    }
    var generator = generator
    return (0..<resamples).map { _ in
      let drawn = draw(of: processes.count, using: &generator)
      return Statistics.median(of: processes.resampled(drawn, using: &generator))
    }
  }

  /// Returns the processes that a resample is made of, by index; without drawing where there is one.
  func draw(of processes: Int, using generator: inout SeededGenerator) -> [Int] {
    if processes < 2 { return Array(0..<processes) }
    return (0..<processes).map { _ in .random(in: 0..<processes, using: &generator) }
  }

  /// Returns the interval that holds 95 % of the resampled values.
  func interval(of resampled: [Double], around median: Double) -> Estimate {
    Estimate(
      low: Statistics.percentile(2.5, of: resampled), median: median,
      high: Statistics.percentile(97.5, of: resampled))
  }
}

extension [[Double]] {
  /// Returns, for each process drawn, as many values as it has, each drawn from all of them.
  func resampled(_ drawn: [Int], using generator: inout SeededGenerator) -> [Double] {
    drawn.flatMap { process in
      self[process].map { _ in
        self[process][.random(in: self[process].indices, using: &generator)]
      }
    }
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

  package init(low: Double, median: Double, high: Double) {
    self.low = low
    self.median = median
    self.high = high
  }

  /// Whether the interval holds `value`; its ends belong to it.
  package func contains(_ value: Double) -> Bool {
    low <= value && value <= high
  }
}
