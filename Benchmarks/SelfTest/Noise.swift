import Foundation
import Measure

/// What makes equal work take unequal time, as a distribution from which the true ratio is known.
///
/// Each is the same for both contenders, so the median of their ratios is the true ratio.
enum Noise: String, CaseIterable {
  case logNormal = "log-normal"
  case drift = "shared drift"
  case outliers = "outliers"
  case launches = "between launches"

  /// Ratios of two contenders of which the second takes `ratio` times as long: one launch of so many
  /// rounds, or where launches differ, ten that share them.
  func ratios(
    around ratio: Double, rounds: Int, using generator: inout SeededGenerator
  ) -> [[Double]] {
    let launches = self == .launches ? 10 : 1
    return (0..<launches).map { _ in
      let ratio = ratio * shift(using: &generator)
      return times(ratio: ratio, rounds: rounds / launches, using: &generator).map {
        $0.contender / $0.baseline
      }
    }
  }

  /// What a process makes one contender slower or faster by, and not the other: exp(N(0, 5 %)).
  private func shift(using generator: inout SeededGenerator) -> Double {
    self == .launches ? exp(0.05 * generator.normal()) : 1
  }

  /// Times around 1, one a round, of two contenders of which the second takes `ratio` times as long.
  func times(
    ratio: Double, rounds: Int, using generator: inout SeededGenerator
  ) -> [(baseline: Double, contender: Double)] {
    var machine = 1.0
    return (0..<rounds).map { _ in
      machine *= drift(using: &generator)
      return (
        machine * disturbance(using: &generator), ratio * machine * disturbance(using: &generator)
      )
    }
  }

  /// What one sample takes: exp(N(0, 5 %)), and with outliers, one sample in ten takes up to four
  /// times as long.
  private func disturbance(using generator: inout SeededGenerator) -> Double {
    let usual = exp(0.05 * generator.normal())
    guard self == .outliers, Double.random(in: 0..<1, using: &generator) < 0.1 else {
      return usual
    }
    return usual * Double.random(in: 1..<4, using: &generator)
  }

  /// What the machine becomes slower or faster by from one round to the next, for both alike.
  private func drift(using generator: inout SeededGenerator) -> Double {
    self == .drift ? exp(0.1 * generator.normal()) : 1
  }
}

extension SeededGenerator {
  /// A draw from the standard normal distribution.
  ///
  /// G. E. P. Box and M. E. Muller, "A Note on the Generation of Random Normal Deviates", Annals of
  /// Mathematical Statistics 29 (1958).
  mutating func normal() -> Double {
    let radius = Double.random(in: Double.leastNonzeroMagnitude...1, using: &self)
    let angle = Double.random(in: 0..<1, using: &self)
    return (-2 * log(radius)).squareRoot() * cos(2 * .pi * angle)
  }
}
