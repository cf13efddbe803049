extension Rounds {
  /// Ratios of the control to the baseline, round by round and grouped by launch. Ideally all 1.
  public var controlRatios: [[Double]] { control.ratios(to: baseline) }

  /// How far a median ratio strays from 1 in this run, as its control shows.
  public var noise: Band { noise(Bootstrap()) }

  /// How far a ratio may be from 1 and still mean nothing: the noise of this run, and half a
  /// nanosecond at least.
  public var band: Band { band(Bootstrap()) }

  /// Rounds in which at least one sample was preempted. They are counted, not dropped.
  public var preemptedRounds: Int {
    (0..<count).count { round in series.contains { $0.samples[round].isPreempted } }
  }

  /// `challenger` beside the baseline, judged against the band of this run.
  public func comparison(of challenger: Series, bootstrap: Bootstrap = Bootstrap()) -> Comparison {
    comparison(of: challenger, within: band(bootstrap), bootstrap)
  }

  /// One comparison per challenger, in the order they were given.
  public func comparisons(bootstrap: Bootstrap = Bootstrap()) -> [Comparison] {
    let band = band(bootstrap)
    return challengers.map { comparison(of: $0, within: band, bootstrap) }
  }

  private func noise(_ bootstrap: Bootstrap) -> Band {
    Band(controlRatios: controlRatios, bootstrap: bootstrap)
  }

  private func band(_ bootstrap: Bootstrap) -> Band {
    noise(bootstrap).resolving(nanoseconds: Statistics.median(of: baseline.cpu))
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
