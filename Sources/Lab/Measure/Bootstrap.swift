/// Intervals from drawing the same rounds again and again.
///
/// The percentile interval of B. Efron and R. J. Tibshirani, "An Introduction to the Bootstrap",
/// Chapman & Hall 1993, chapter 13. Of several launches, launches are drawn first, and then rounds
/// within each one drawn, as T. Kalibera and R. Jones do in "Rigorous Benchmarking in Reasonable Time",
/// ISMM 2013. The seed is fixed, so that equal samples give equal intervals.
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
    median(of: [values])
  }

  /// The median of all values, one list per launch, and the interval that further launches would
  /// leave it in.
  public func median(of launches: [[Double]]) -> Estimate {
    interval(
      of: medians(of: launches), around: Statistics.median(of: Array(launches.joined())))
  }

  /// The medians of the resamples, as they were drawn.
  public func medians(of launches: [[Double]]) -> [Double] {
    var generator = SeededGenerator(seed: seed)
    return (0..<resamples).map { _ in
      let drawn = draw(of: launches.count, using: &generator)
      return Statistics.median(of: launches.resampled(drawn, using: &generator))
    }
  }

  /// Which launches a resample is made of, by index; the only one there is, without drawing.
  func draw(of launches: Int, using generator: inout SeededGenerator) -> [Int] {
    if launches < 2 { return Array(0..<launches) }
    return (0..<launches).map { _ in .random(in: 0..<launches, using: &generator) }
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

extension [[Double]] {
  /// For each launch drawn, as many values as it has, each drawn from all of them.
  func resampled(_ drawn: [Int], using generator: inout SeededGenerator) -> [Double] {
    var values: [Double] = []
    for launch in drawn {
      for _ in self[launch] {
        values.append(self[launch][.random(in: self[launch].indices, using: &generator)])
      }
    }
    return values
  }
}
