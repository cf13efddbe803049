import Measure
import Sessions

/// What one screen of one pattern takes to be made, and to be let go of.
struct ScreenBuildFigure {
  let pattern: String
  let feature: Session.Feature
  /// `nil` where counting is not available.
  let allocations: Allocations?
  let making: Series
  /// Of the making, to the first pattern; `nil` for that pattern itself.
  let comparison: Comparison?
  let lettingGo: Series

  static func counts(
    _ pattern: String, _ feature: Session.Feature, _ allocations: Allocations?, in suite: String
  ) -> BenchResult {
    var result = BenchResult(
      suite: suite, operation: "make \(feature.rawValue)", contender: pattern, size: 0)
    result.mallocs = allocations?.count
    result.bytes = allocations?.bytes
    return result
  }

  func results(in suite: String, baseline: String) -> [BenchResult] {
    var made = Self.counts(pattern, feature, allocations, in: suite)
    made.setTime(making.time(), samples: making.cpu)
    if let comparison { made.setComparison(comparison, to: baseline) }
    var left = BenchResult(
      suite: suite, operation: "let go of \(feature.rawValue)", contender: pattern, size: 0)
    left.setTime(lettingGo.time(), samples: lettingGo.cpu)
    return [made, left]
  }
}
