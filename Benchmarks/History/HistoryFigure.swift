import Measure

/// What is known of one storage keeping so many states.
struct HistoryFigure {
  let storage: HistoryStorage
  let depth: HistoryDepth
  /// Elements in the state.
  let size: Int
  let cost: HistoryCost
  /// `nil` where a state that was gone back to is not what it was, and in a run that counts only.
  let timing: Timing?

  struct Timing {
    let series: Series
    let time: Estimate
    /// `nil` for the baseline.
    let comparison: Comparison?
    /// What counted as equal when the verdict was given.
    let band: Band

    init(_ series: Series, in rounds: Rounds, bootstrap: Bootstrap = Bootstrap()) {
      let isBaseline = series.name == HistoryStorage.baseline.name
      self.series = series
      time = series.time(bootstrap)
      comparison = isBaseline ? nil : rounds.comparison(of: series, bootstrap: bootstrap)
      band = rounds.band()
    }
  }

  func result(in suite: String) -> BenchResult {
    var result = counts(in: suite)
    guard let timing else {
      result.setWrong()
      return result
    }
    result.setTime(timing.series)
    if let comparison = timing.comparison {
      result.setComparison(comparison, to: HistoryStorage.baseline.name)
    }
    return result
  }

  /// What is known without any timing.
  func counts(in suite: String) -> BenchResult {
    var result = BenchResult(
      suite: suite, operation: depth.name, contender: storage.name, size: size)
    result[.mallocs] = cost.allocations?.count
    result[.bytes] = cost.allocations?.bytes
    result[.retainedBytes] = cost.retainedBytes
    result[.predictedRetainedBytes] = cost.predictedRetainedBytes
    return result
  }
}
