#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How time grows with size: time = fixed cost + factor · size to the power of the exponent.
///
/// The exponent is the median slope over all pairs of sizes on a log–log scale, after the fixed cost
/// was taken off. P. K. Sen, "Estimates of the Regression Coefficient Based on Kendall's Tau", Journal
/// of the American Statistical Association 63 (1968), after H. Theil (1950).
public struct Growth: Sendable, Codable, Hashable {
  /// The sizes that were timed, smallest first.
  public let sizes: [Int]
  /// 0 for constant time, 1 for linear time. The interval resamples the launches and rounds of each
  /// size.
  public let exponent: Estimate
  /// What the smallest size takes that no other size takes more of, in the unit of the times; 0 where
  /// a fixed cost cannot be told from one that grows.
  public let fixedCost: Double

  /// What slower memory behind larger arrays may make an element of the largest size dearer by, without
  /// another algorithm.
  public static let cacheFactor = 1.4

  /// Times of one size, one list per launch.
  public typealias Times = (size: Int, launches: [[Double]])

  /// - Parameters:
  ///   - times: positive sizes with their times in any unit, each from as many launches as the others.
  ///     Fewer than two different sizes give NaN.
  ///   - resolution: a part of a time that noise may be; what stands out of the fixed cost by less is
  ///     not fitted.
  public init(
    times: [Times], resolution: Double = Band.smallestDelta, bootstrap: Bootstrap = Bootstrap()
  ) {
    let times = times.sorted { $0.size < $1.size }
    let points = times.map {
      (size: Double($0.size), time: Statistics.median(of: Array($0.launches.joined())))
    }
    let law = PowerLaw(removingFixedCostFrom: points, resolution: resolution)
    sizes = times.map(\.size)
    fixedCost = law?.fixed ?? 0

    let launches = times.map(\.launches.count).min() ?? 0
    var generator = SeededGenerator(seed: bootstrap.seed)
    let resampled = (0..<bootstrap.resamples).map { _ in
      let drawn = bootstrap.draw(of: launches, using: &generator)
      let points = times.map { size, launches in
        (
          size: Double(size),
          time: Statistics.median(of: launches.resampled(drawn, using: &generator))
        )
      }
      return Self.exponent(of: points, resolution, startingAt: law?.fixed)
    }
    exponent = bootstrap.interval(
      of: resampled, around: (law ?? PowerLaw(through: points)).exponent)
  }

  /// Without a law to start from, nothing stood out of a fixed cost, and nothing is taken off.
  private static func exponent(
    of points: [PowerLaw.Point], _ resolution: Double, startingAt fixed: Double?
  ) -> Double {
    let law = fixed.flatMap {
      PowerLaw(removingFixedCostFrom: points, resolution: resolution, startingAt: $0)
    }
    return (law ?? PowerLaw(through: points)).exponent
  }

  /// The interval of the exponent, both ends moved out by what else than an algorithm may bend it:
  /// log(1 + δ) / log(largest / smallest), with ``cacheFactor`` for 1 + δ at least.
  ///
  /// The bootstrap resamples the rounds of each size. It does not see that each size is a run of its
  /// own, in which two equal contenders differ by up to δ.
  public func exponent(within band: Band) -> Estimate {
    guard let least = sizes.min(), let most = sizes.max(), least < most else { return exponent }
    let bend = log(max(Self.cacheFactor, 1 + band.delta)) / log(Double(most) / Double(least))
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
      let law = PowerLaw(through: sizes.map { (size: Double($0), time: order.cost(of: $0)) })
      return interval.contains(law.exponent)
    }
    return fitting.count == 1 ? fitting[0] : nil
  }
}
