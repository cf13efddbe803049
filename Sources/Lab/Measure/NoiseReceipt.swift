/// What a reader needs to judge the figures of a run.
public struct NoiseReceipt: Sendable, Codable, Hashable {
  /// Ratio of the control to the baseline; the further from 1, the noisier the machine.
  public let control: Estimate
  /// How far a median ratio strays from 1 by noise. Where the baseline takes few nanoseconds,
  /// verdicts are given against a wider band: ``Band/leastDifference``.
  public let band: Band
  public let rounds: Int
  /// Processes that ran the rounds.
  public let launches: Int
  /// Rounds in which wall / cpu > 1.05 for at least one sample.
  public let preemptedRounds: Int
  public let seed: UInt64
  public let environment: Environment
  /// The receipt in a word.
  public let trust: Trust

  public init(_ rounds: Rounds, in environment: Environment, bootstrap: Bootstrap = Bootstrap()) {
    self.control = bootstrap.median(of: rounds.controlRatios)
    self.band = rounds.noise
    self.rounds = rounds.count
    self.launches = rounds.launches
    self.preemptedRounds = rounds.preemptedRounds
    self.seed = rounds.seed
    self.environment = environment
    self.trust = Trust(band: band, preemptedRounds: preemptedRounds, rounds: self.rounds)
  }
}
