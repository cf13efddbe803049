import Measure

/// What is known about one strategy doing one operation at one size.
package struct UpdateFigure {
  let operation: Operation
  let strategy: Strategy
  /// Elements in the state.
  let size: Int
  let cost: UpdateCost
  /// `nil` where the result was wrong, which is never timed.
  let timing: Timing?

  package struct Timing {
    let series: Series
    let time: Estimate
    /// `nil` for the baseline.
    let comparison: Comparison?
    /// What counted as equal when the verdict was given.
    let band: Band

    package init(
      _ series: Series, in rounds: Rounds, isBaseline: Bool, bootstrap: Bootstrap = Bootstrap()
    ) {
      self.series = series
      time = series.time(bootstrap)
      comparison = isBaseline ? nil : rounds.comparison(of: series, bootstrap: bootstrap)
      band = rounds.band()
    }
  }

  package init(
    operation: Operation, strategy: Strategy, size: Int, cost: UpdateCost, timing: Timing?
  ) {
    self.operation = operation
    self.strategy = strategy
    self.size = size
    self.cost = cost
    self.timing = timing
  }

  package func result(in suite: String) -> BenchResult {
    var result = counts(in: suite)
    guard let timing else {
      result.setWrong()
      return result
    }
    result.setTime(timing.series)
    if let comparison = timing.comparison {
      result.setComparison(comparison, to: Strategies.baseline.name)
    }
    return result
  }

  /// What is known without any timing.
  func counts(in suite: String) -> BenchResult {
    var result = BenchResult(
      suite: suite, operation: operation.name, contender: strategy.name, size: size)
    result[.mallocs] = cost.allocations?.count
    result[.bytes] = cost.allocations?.bytes
    result[.predictedBytes] = cost.predictedBytes
    result[.copiedElements] = cost.copiedElements
    return result
  }
}
