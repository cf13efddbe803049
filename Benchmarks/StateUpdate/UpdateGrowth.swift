import Measure

/// How the time of an update grows with the state.
struct UpdateGrowth {
  /// 0 for constant time, 1 for linear time.
  let exponent: Estimate
  /// Nanoseconds that do not grow with it.
  let fixedCost: Double

  enum Order {
    /// The interval holds 0 and not 1.
    case constant
    /// The interval holds 1 and not 0.
    case linear
    /// Anything else, and no other order is claimed: over real memory, n log n cannot be told from
    /// linear work whose memory becomes slower.
    case other
  }

  /// - Parameter row: one strategy and operation, every size. `nil` with fewer than two sizes, or
  ///   when one was not timed.
  init?(_ row: [UpdateFigure], bootstrap: Bootstrap = Bootstrap()) {
    let timings = row.compactMap(\.timing)
    guard Set(row.map(\.size)).count > 1, timings.count == row.count else { return nil }
    let growth = Growth(
      times: zip(row, timings).map { (size: $0.size, processes: $1.series.cpuByProcess) },
      bootstrap: bootstrap)
    let delta = timings.map(\.band.delta).max() ?? Band.smallestDelta
    exponent = growth.exponent(within: Band(delta: delta))
    fixedCost = growth.fixedCost
  }

  var order: Order {
    switch (exponent.contains(0), exponent.contains(1)) {
    case (true, false): .constant
    case (false, true): .linear
    case (true, true), (false, false): .other
    }
  }
}
