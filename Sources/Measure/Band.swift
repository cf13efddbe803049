/// The ratios around 1 that mean nothing on this machine: 1 ± delta.
public struct Band: Sendable, Codable, Hashable {
  /// Half the width of the band, as a part of 1.
  public let delta: Double

  /// A quiet run does not make differences below 3 % worth reporting.
  public static let smallestDelta = 0.03

  public init(delta: Double) {
    self.delta = delta
  }

  /// δ = max(3 %, 95th percentile of |ratio − 1|) over the rounds of an A/A control.
  public init(controlRatios: [Double]) {
    let spread = Statistics.percentile(95, of: controlRatios.map { abs($0 - 1) })
    self.init(delta: spread > Self.smallestDelta ? spread : Self.smallestDelta)
  }

  public var low: Double { 1 - delta }
  public var high: Double { 1 + delta }
}
