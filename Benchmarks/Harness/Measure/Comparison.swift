/// One contender beside the baseline.
public struct Comparison: Sendable, Codable, Hashable {
  /// Median of the ratios per round to the baseline, with its bootstrap interval; 2 is half as fast.
  public let ratio: Estimate
  /// The conclusion that the interval of the ratio supports.
  public let verdict: Verdict
}

/// What the interval of a ratio allows to say.
public enum Verdict: String, Sendable, Codable, CaseIterable {
  /// The whole interval lies above the band: low > 1 + δ.
  case slower
  /// The whole interval lies below the band: high < 1 − δ.
  case faster
  /// The whole interval lies inside the band, its edges included: 1 − δ ≤ low and high ≤ 1 + δ.
  case same
  /// The interval crosses an edge of the band; more rounds or a quieter machine may decide.
  case inconclusive
  /// The run is not trusted, whatever the interval is.
  case withheld

  package init(_ ratio: Estimate, against band: Band, trust: Trust = .quiet) {
    if trust == .doNotTrust {
      self = .withheld
    } else if ratio.low > band.high {
      self = .slower
    } else if ratio.high < band.low {
      self = .faster
    } else if band.low <= ratio.low && ratio.high <= band.high {
      self = .same
    } else {
      self = .inconclusive
    }
  }
}

/// The ratios around 1 that mean nothing on this machine: 1 ± δ.
package struct Band: Sendable, Codable, Hashable {
  /// Half the width of the band, as a part of 1.
  package let delta: Double

  /// A quiet run does not make differences below 3 % worth reporting.
  package static let smallestDelta = 0.03

  /// Nanoseconds, one or two clock cycles. From one process to the next a figure moves by as much with
  /// the address of its subject, which no control within a process can see.
  package static let leastDifference = 0.5

  /// The band, wide enough that its edge is ``leastDifference`` away from a baseline of so many
  /// nanoseconds.
  func resolving(nanoseconds: Double) -> Band {
    let least = Self.leastDifference / nanoseconds
    return least > delta ? Band(delta: least) : self
  }

  var low: Double { 1 - delta }
  var high: Double { 1 + delta }
}

extension Band {
  /// δ = max(3 %, 95th percentile of |median* − 1|), over the resampled medians of an A/A control.
  ///
  /// - Parameter controlRatios: one list per process.
  init(controlRatios: [[Double]], bootstrap: Bootstrap = Bootstrap()) {
    let strays = bootstrap.medians(of: controlRatios).map { abs($0 - 1) }
    let spread = Statistics.percentile(95, of: strays)
    delta = spread > Self.smallestDelta ? spread : Self.smallestDelta
  }
}

extension Rounds {
  /// Ratios of a control to its contender, round by round and grouped by process. Ideally all 1.
  package func ratios(of control: Series) -> [[Double]] {
    control.ratios(to: self[control.name] ?? baseline)
  }

  /// Compares `contender` to the baseline, within the wider band of the two kinds of work and trusted
  /// as the worse of them.
  ///
  /// Where noise alone strays by more than a noisy run's, *same* would say nothing: it is inconclusive.
  package func comparison(
    of contender: Series, bootstrap: Bootstrap = Bootstrap()
  ) -> Comparison {
    let noise = noise(of: contender.work, bootstrap)
    let ratio = bootstrap.median(of: contender.ratios(to: baseline))
    let band = noise.resolving(nanoseconds: Statistics.median(of: baseline.cpu))
    let kinds = [baseline.work, contender.work]
    let waiting = Trust(delta: 0, waiting: Self.waiting(in: [self], of: kinds))
    let verdict = Verdict(
      ratio, against: band, trust: kinds.map { runGrades[$0] }.reduce(waiting, max))
    let isVague = verdict == .same && noise.delta > Trust.noisyPart
    return Comparison(ratio: ratio, verdict: isVague ? .inconclusive : verdict)
  }

  /// Compares each contender to the baseline, in the order in which they were given.
  public func comparisons(bootstrap: Bootstrap = Bootstrap()) -> [Comparison] {
    contenders.map { comparison(of: $0, bootstrap: bootstrap) }
  }
}
