/// How far the times of a run can be trusted, in plain words.
///
/// A rule of thumb of this lab, over what the receipt shows anyway: the band and the rounds in which
/// other work held the processor.
public enum Trust: String, Sendable, Codable, CaseIterable {
  /// δ ≤ 5 %, and at most half of the rounds were preempted.
  case quiet
  /// δ ≤ 15 %: only what is clearly beyond the band counts.
  case noisy
  /// δ > 15 %: even verdicts that were given are worth a second run. Counts are as good as ever.
  case doNotTrust = "do not trust"

  public static let quietDelta = 0.05
  public static let noisyDelta = 0.15

  /// - Parameter rounds: all of them, the preempted ones included.
  public init(band: Band, preemptedRounds: Int, rounds: Int) {
    if band.delta > Self.noisyDelta {
      self = .doNotTrust
    } else if band.delta > Self.quietDelta || preemptedRounds * 2 > rounds {
      self = .noisy
    } else {
      self = .quiet
    }
  }
}
