#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How time grows with size: time ∝ size to the power of the exponent.
///
/// The exponent is the median slope over all pairs of sizes on a log–log scale. P. K. Sen,
/// "Estimates of the Regression Coefficient Based on Kendall's Tau", Journal of the American
/// Statistical Association 63 (1968), after H. Theil (1950).
public struct Growth: Sendable, Codable, Hashable {
  /// The sizes that were timed.
  public let sizes: [Int]
  /// 0 for constant time, 1 for linear time. The interval resamples the rounds of each size.
  public let exponent: Estimate

  /// What slower memory behind larger arrays may add to an exponent without another algorithm:
  /// over a thousandfold size, 0.05 is a factor of 1.4 per element.
  public static let cacheBend = 0.05

  /// - Parameter times: positive sizes, each with its times in any unit, one per round. Fewer than
  ///   two different sizes give NaN.
  public init(times: [(size: Int, rounds: [Double])], bootstrap: Bootstrap = Bootstrap()) {
    sizes = times.map(\.size)
    var generator = SeededGenerator(seed: bootstrap.seed)
    let resampled = (0..<bootstrap.resamples).map { _ in
      Self.slope(times.map { ($0.size, $0.rounds.resampled(using: &generator)) })
    }
    exponent = bootstrap.interval(of: resampled, around: Self.slope(times))
  }

  /// The interval of the exponent, both ends moved out by what else than an algorithm may bend it:
  /// log(1 + δ) / log(largest / smallest), and ``cacheBend`` at least.
  ///
  /// The bootstrap resamples the rounds of each size. It does not see that each size is a run of its
  /// own, in which two equal contenders differ by up to δ.
  public func exponent(within band: Band) -> Estimate {
    guard let least = sizes.min(), let most = sizes.max(), least < most else { return exponent }
    let bend = max(
      Self.cacheBend, log(1 + band.delta) / log(Double(most) / Double(least)))
    return Estimate(
      low: exponent.low - bend, median: exponent.median, high: exponent.high + bend)
  }

  /// The only order whose own exponent over these sizes lies in ``exponent(within:)``.
  ///
  /// `nil` when none does, or more than one. n log n has the slope that the fit finds in it: 1.12
  /// from 160 to 160,000 elements.
  public func order(within band: Band) -> GrowthOrder? {
    let interval = exponent(within: band)
    let fitting = GrowthOrder.allCases.filter { order in
      interval.contains(Self.slope(sizes.map { ($0, [order.cost(of: $0)]) }))
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  private static func slope(_ times: [(size: Int, rounds: [Double])]) -> Double {
    let points = times.map { (x: log(Double($0.size)), y: log(Statistics.median(of: $0.rounds))) }
    let slopes = points.indices.flatMap { first in
      points[(first + 1)...].compactMap { second in
        second.x == points[first].x
          ? nil : (second.y - points[first].y) / (second.x - points[first].x)
      }
    }
    return Statistics.median(of: slopes)
  }
}
