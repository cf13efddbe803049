import Measure

/// How often the interval of a ratio holds the true one, over data of a known distribution.
struct Coverage {
  let covered: Int
  let trials: Int

  static let rounds = 30
  static let ratio = 1.1

  /// - Parameter interval: what is tried; the lab's own unless a test plants another.
  init(
    of noise: Noise, trials: Int, seed: UInt64,
    interval: ([[Double]]) -> Estimate = { Bootstrap().median(of: $0) }
  ) {
    var generator = SeededGenerator(seed: seed)
    self.trials = trials
    covered = (0..<trials).count { _ in
      let ratios = noise.ratios(around: Self.ratio, rounds: Self.rounds, using: &generator)
      return interval(ratios).contains(Self.ratio)
    }
  }
}
