/// Intervals from drawing the same rounds again and again.
///
/// The percentile interval of B. Efron and R. J. Tibshirani, "An Introduction to the Bootstrap",
/// Chapman & Hall 1993, chapter 13. The seed is fixed, so that equal samples give equal intervals.
public struct Bootstrap: Sendable, Hashable {
  /// How many times the rounds are drawn, with replacement.
  public var resamples: Int
  /// The part of the resampled medians that the interval holds, between 0 and 1.
  public var confidence: Double
  public var seed: UInt64

  public init(resamples: Int = 2_000, confidence: Double = 0.95, seed: UInt64 = 1993) {
    self.resamples = resamples
    self.confidence = confidence
    self.seed = seed
  }

  /// The median of `values` and the percentile interval of the medians of their resamples.
  ///
  /// A single value gives an interval of no width; none gives NaN.
  public func median(of values: [Double]) -> Estimate {
    interval(of: medians(of: values), around: Statistics.median(of: values))
  }

  /// The medians of the resamples, as they were drawn.
  public func medians(of values: [Double]) -> [Double] {
    var generator = SeededGenerator(seed: seed)
    return (0..<resamples).map { _ in
      Statistics.median(of: values.resampled(using: &generator))
    }
  }

  func interval(of resampled: [Double], around median: Double) -> Estimate {
    let tail = (1 - confidence) / 2 * 100
    return Estimate(
      low: Statistics.percentile(tail, of: resampled),
      median: median,
      high: Statistics.percentile(100 - tail, of: resampled)
    )
  }
}

extension [Double] {
  /// As many values, each drawn from all.
  func resampled(using generator: inout SeededGenerator) -> [Double] {
    map { _ in self[Int.random(in: indices, using: &generator)] }
  }
}
