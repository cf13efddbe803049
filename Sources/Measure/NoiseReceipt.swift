/// What a reader needs to judge the figures of a run.
public struct NoiseReceipt: Sendable, Codable, Hashable {
  /// Ratio of the control to the baseline; the further from 1, the noisier the machine.
  public let control: Estimate
  /// The band that verdicts were given against.
  public let band: Band
  public let rounds: Int
  /// Rounds in which wall / cpu > 1.05 for at least one sample.
  public let preemptedRounds: Int
  public let seed: UInt64
  public let environment: Environment

  public init(_ rounds: Rounds, in environment: Environment, bootstrap: Bootstrap = Bootstrap()) {
    self.control = bootstrap.median(of: rounds.controlRatios)
    self.band = rounds.band
    self.rounds = rounds.count
    self.preemptedRounds = rounds.preemptedRounds
    self.seed = rounds.seed
    self.environment = environment
  }
}
