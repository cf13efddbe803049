/// Intervals from drawing the same rounds again and again.
///
/// Percentile intervals in two stages, processes first and then rounds within each one drawn;
/// docs/method.md names the sources. The seed is fixed, so equal samples give equal intervals.
package struct Bootstrap: Sendable, Hashable {
  /// How many times the rounds are drawn, with replacement.
  package var resamples: Int
  /// The part of the resampled medians that the interval holds, between 0 and 1.
  package var confidence: Double
  package var seed: UInt64

  package init(resamples: Int = 2_000, confidence: Double = 0.95, seed: UInt64 = 1993) {
    self.resamples = resamples
    self.confidence = confidence
    self.seed = seed
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
    var generator = SeededGenerator(seed: seed)
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

  func interval(of resampled: [Double], around median: Double) -> Estimate {
    let tail = (1 - confidence) / 2 * 100
    return Estimate(
      low: Statistics.percentile(tail, of: resampled), median: median,
      high: Statistics.percentile(100 - tail, of: resampled))
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
package struct Estimate: Sendable, Codable, Hashable {
  package let low: Double
  package let median: Double
  package let high: Double

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
