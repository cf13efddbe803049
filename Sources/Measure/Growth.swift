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
  /// 0 for constant time, 1 for linear time. The interval resamples the rounds of each size.
  public let exponent: Estimate

  /// - Parameter times: positive sizes, each with its times in any unit, one per round. Fewer than
  ///   two different sizes give NaN.
  public init(times: [(size: Int, rounds: [Double])], bootstrap: Bootstrap = Bootstrap()) {
    var generator = SeededGenerator(seed: bootstrap.seed)
    let resampled = (0..<bootstrap.resamples).map { _ in
      Self.slope(times.map { ($0.size, $0.rounds.resampled(using: &generator)) })
    }
    exponent = bootstrap.interval(of: resampled, around: Self.slope(times))
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
