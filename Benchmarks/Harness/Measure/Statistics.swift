/// Order statistics, which a few samples that are far off do not move.
///
/// All figures of an empty list are NaN.
package enum Statistics {
  /// Returns the middle value, or the mean of the two middle values.
  package static func median(of values: [Double]) -> Double { percentile(50, of: values) }

  /// Returns the value below which `percent` of the values lie, interpolated between neighbours.
  ///
  /// Type 7 of R. J. Hyndman and Y. Fan, "Sample Quantiles in Statistical Packages" (1996).
  ///
  /// - Parameter percent: taken as 0 when below 0 and as 100 when above.
  package static func percentile(_ percent: Double, of values: [Double]) -> Double {
    guard !values.isEmpty else { return .nan }
    let sorted = values.sorted()
    let position = Double(sorted.count - 1) * min(max(percent, 0), 100) / 100
    let below = Int(position.rounded(.down))
    let above = Int(position.rounded(.up))
    let weight = position - Double(below)
    if weight == 0 { return sorted[below] }
    return sorted[below] + (sorted[above] - sorted[below]) * weight
  }
}
