import Foundation
import LabMeasure

/// A distribution of equal work that takes unequal time, from which the true ratio is known.
///
/// Each is the same for both contenders, so the median of their ratios is the true ratio.
enum Noise: String, CaseIterable {
  case logNormal = "log-normal"
  case outliers
  case processes = "between processes"

  /// Draws ratios of two contenders of which the second takes `ratio` times as long, for one process of
  /// so many rounds, or ten that share them where processes differ.
  func ratios(
    around ratio: Double, rounds: Int, using generator: inout SeededGenerator
  ) -> [[Double]] {
    let processes = self == .processes ? 10 : 1
    return (0..<processes).map { _ in
      let ratio = self == .processes ? ratio * generator.logNormal() : ratio
      return (0..<rounds / processes).map { _ in
        ratio * disturbance(using: &generator) / disturbance(using: &generator)
      }
    }
  }

  /// Draws a factor around 1. With outliers, one sample in ten takes up to four times as long.
  private func disturbance(using generator: inout SeededGenerator) -> Double {
    let usual = generator.logNormal()
    guard self == .outliers, Double.random(in: 0..<1, using: &generator) < 0.1 else {
      return usual
    }
    return usual * Double.random(in: 1..<4, using: &generator)
  }
}

extension SeededGenerator {
  /// Draws a factor whose logarithm is normal, with a deviation of 0.05.
  ///
  /// G. E. P. Box and M. E. Muller, Annals of Mathematical Statistics 29 (1958).
  mutating func logNormal() -> Double {
    let radius = Double.random(in: Double.leastNonzeroMagnitude...1, using: &self)
    let angle = Double.random(in: 0..<1, using: &self)
    return exp(0.05 * (-2 * log(radius)).squareRoot() * cos(2 * .pi * angle))
  }
}

/// A way in which cost follows size, and what the lab calls it: an exponent where there is no name.
struct PlantedGrowth: Sendable {
  let name: String
  let order: GrowthOrder?
  let cost: @Sendable (Double) -> Double

  static let all = [
    PlantedGrowth(name: "O(1)", order: .constant) { _ in 1 },
    PlantedGrowth(name: "O(√n)", order: nil) { $0.squareRoot() },
    PlantedGrowth(name: "O(n)", order: .linear) { $0 },
    PlantedGrowth(name: "O(n log n)", order: nil) { $0 * log($0) },
  ]
}
