/// The samples of one contender, in the order of the rounds.
public struct Series: Sendable, Codable, Hashable {
  public let name: String
  public let samples: [Sample]

  public init(name: String, samples: [Sample]) {
    self.name = name
    self.samples = samples
  }

  /// Nanoseconds of processor time per iteration, one figure per round.
  public var cpu: [Double] { samples.map(\.cpu) }

  /// Nanoseconds of wall time per iteration, one figure per round.
  public var wall: [Double] { samples.map(\.wall) }

  /// Median processor time per iteration in nanoseconds, with its bootstrap interval.
  public func time(_ bootstrap: Bootstrap = Bootstrap()) -> Estimate {
    bootstrap.median(of: cpu)
  }

  /// This series divided by `baseline`, round by round.
  ///
  /// Both samples of a round were taken within moments of each other, so drift of the machine
  /// cancels out. Rounds that only one of the two has are left out.
  public func ratios(to baseline: Series) -> [Double] {
    zip(samples, baseline.samples).map { own, base in own.cpu / base.cpu }
  }
}
