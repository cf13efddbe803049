/// One contender beside the baseline.
public struct Comparison: Sendable, Codable, Hashable {
  public let name: String
  /// Median of the per-round ratios to the baseline, with its bootstrap interval; 2 is half as fast.
  public let ratio: Estimate
  public let verdict: Verdict

  /// - Parameter ratios: one list per launch.
  public init(name: String, ratios: [[Double]], band: Band, bootstrap: Bootstrap = Bootstrap()) {
    self.name = name
    self.ratio = bootstrap.median(of: ratios)
    self.verdict = Verdict(ratio, against: band)
  }
}
