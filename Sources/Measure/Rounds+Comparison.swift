extension Rounds {
  /// Ratios of the control to the baseline, round by round. Ideally all 1.
  public var controlRatios: [Double] { control.ratios(to: baseline) }

  /// How far a ratio may be from 1 and still mean nothing, as the control of this run shows.
  public var band: Band { Band(controlRatios: controlRatios) }

  /// Rounds in which at least one sample was preempted. They are counted, not dropped.
  public var preemptedRounds: Int {
    (0..<count).count { round in series.contains { $0.samples[round].isPreempted } }
  }

  /// `challenger` beside the baseline, judged against the band of this run.
  public func comparison(of challenger: Series, bootstrap: Bootstrap = Bootstrap()) -> Comparison {
    comparison(of: challenger, within: band, bootstrap)
  }

  /// One comparison per challenger, in the order they were given.
  public func comparisons(bootstrap: Bootstrap = Bootstrap()) -> [Comparison] {
    let band = band
    return challengers.map { comparison(of: $0, within: band, bootstrap) }
  }

  private func comparison(
    of challenger: Series, within band: Band, _ bootstrap: Bootstrap
  ) -> Comparison {
    Comparison(
      name: challenger.name,
      ratios: challenger.ratios(to: baseline),
      band: band,
      bootstrap: bootstrap
    )
  }
}
