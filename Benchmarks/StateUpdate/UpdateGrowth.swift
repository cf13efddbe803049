import Measure

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How the time of an update grows with the state.
struct UpdateGrowth {
  /// 0 for constant time, 1 for linear time.
  let exponent: Estimate

  enum Order {
    /// The interval holds 0 and not 1.
    case constant
    /// The interval holds 1 and not 0.
    case linear
    case other
  }

  /// What slower memory behind larger arrays may add to an exponent without another algorithm: over a
  /// thousandfold size, 0.05 is a factor of 1.4 per element.
  static let cacheBend = 0.05

  /// The interval of `Growth` resamples the rounds of each size; it does not see that each size is a
  /// run of its own. Two equal contenders differ by up to δ, which over the span of sizes bends the
  /// exponent by log(1 + δ) / log(largest / smallest): both ends are moved out by that, and by at least
  /// ``cacheBend``.
  ///
  /// - Parameter row: one strategy and operation, every size. `nil` with fewer than two sizes, or
  ///   when one was not timed.
  init?(_ row: [UpdateFigure], bootstrap: Bootstrap = Bootstrap()) {
    let timings = row.compactMap(\.timing)
    let sizes = row.map(\.size)
    guard let least = sizes.min(), let most = sizes.max(), least < most,
      timings.count == row.count
    else { return nil }

    let times = zip(sizes, timings).map { (size: $0, rounds: $1.samples) }
    let measured = Growth(times: times, bootstrap: bootstrap).exponent
    let delta = timings.map(\.band.delta).max() ?? 0
    let bend = max(Self.cacheBend, log(1 + delta) / log(Double(most) / Double(least)))
    exponent = Estimate(
      low: measured.low - bend, median: measured.median, high: measured.high + bend)
  }

  var order: Order {
    switch (exponent.contains(0), exponent.contains(1)) {
    case (true, false): .constant
    case (false, true): .linear
    case (true, true), (false, false): .other
    }
  }
}
