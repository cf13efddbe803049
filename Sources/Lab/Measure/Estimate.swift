/// A median between the ends of its interval.
public struct Estimate: Sendable, Codable, Hashable {
  public let low: Double
  public let median: Double
  public let high: Double

  public init(low: Double, median: Double, high: Double) {
    self.low = low
    self.median = median
    self.high = high
  }

  /// Whether the interval holds `value`; its ends belong to it.
  public func contains(_ value: Double) -> Bool {
    low <= value && value <= high
  }
}
