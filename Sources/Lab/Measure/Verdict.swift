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

  public init(_ ratio: Estimate, against band: Band) {
    if ratio.low > band.high {
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
