/// The ratios around 1 that mean nothing on this machine: 1 ± delta.
public struct Band: Sendable, Codable, Hashable {
  /// Half the width of the band, as a part of 1.
  public let delta: Double

  /// A quiet run does not make differences below 3 % worth reporting.
  public static let smallestDelta = 0.03

  /// Nanoseconds, one or two clock cycles: where a subject or a loop happens to lie in memory moves a
  /// figure by as much from one process to the next, which no control within a run can see.
  public static let leastDifference = 0.5

  public init(delta: Double) {
    self.delta = delta
  }

  /// δ = max(3 %, 95th percentile of |median* − 1|), over the resampled medians of an A/A control.
  ///
  /// A contender is judged by its median ratio, so the band is as wide as the *median* of equal
  /// contenders strays from 1: by noise, which the resamples show, and by an offset that the two
  /// subjects have from where they lie in memory, which all resamples have in common. Single rounds
  /// stray further, about √rounds times as far, and say nothing about a median.
  ///
  /// - Parameter controlRatios: one list per launch.
  public init(controlRatios: [[Double]], bootstrap: Bootstrap = Bootstrap()) {
    self.init(spread: bootstrap.medians(of: controlRatios))
  }

  /// δ = max(3 %, 95th percentile of |ratio − 1|) over the rounds themselves, for comparison only.
  public static func ofSingleRounds(_ controlRatios: [[Double]]) -> Band {
    Band(spread: Array(controlRatios.joined()))
  }

  /// The band, made wide enough that its edge is ``leastDifference`` away from a baseline of so many
  /// nanoseconds.
  public func resolving(nanoseconds: Double) -> Band {
    let least = Self.leastDifference / nanoseconds
    return least > delta ? Band(delta: least) : self
  }

  private init(spread ratios: [Double]) {
    let spread = Statistics.percentile(95, of: ratios.map { abs($0 - 1) })
    self.init(delta: spread > Self.smallestDelta ? spread : Self.smallestDelta)
  }

  public var low: Double { 1 - delta }
  public var high: Double { 1 + delta }
}
