import Measure

extension Series {
  /// Samples around `center` nanoseconds, evenly spread by ± `noise` as a part of it.
  static func synthetic(
    _ name: String, around center: Double, noise: Double, rounds: Int = 20, seed: UInt64
  ) -> Series {
    var generator = SeededGenerator(seed: seed)
    let samples = (0..<rounds).map { _ in
      let time = center * (1 + Double.random(in: -noise...noise, using: &generator))
      return Sample(cpu: time, wall: time, iterations: 1_000)
    }
    return Series(name: name, samples: samples)
  }
}

extension Rounds {
  /// A run whose baseline and control differ by noise alone.
  static func synthetic(seed: UInt64, challengers: [Series]) -> Rounds {
    Rounds(
      seed: seed,
      baseline: .synthetic("baseline", around: 100, noise: 0.01, seed: seed &* 1_000),
      control: .synthetic("baseline", around: 100, noise: 0.01, seed: seed &* 1_000 + 1),
      challengers: challengers
    )
  }
}
