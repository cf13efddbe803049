import Foundation
import LabRandom
import Testing

@testable import LabMeasure

/// What people rely on without seeing it: how often an interval holds the true ratio, and how often equal
/// work is called slower or faster. Times are drawn from fixed seeds.
struct CoverageTests {
  private static let bootstrap = Bootstrap(resamples: 200)

  @Test(arguments: [1, 10], [0, 0.1])
  func `nineteen of twenty intervals hold the true ratio`(processes: Int, outliers: Double) {
    var machine = Machine(seed: 2026, outliers: outliers)
    let covered = (0..<300).count { _ in
      let ratios = machine.ratios(around: 1.1, processes: processes)
      return Self.bootstrap.median(of: ratios).contains(1.1)
    }

    #expect((270...295).contains(covered))
  }

  @Test(arguments: [1, 1.1])
  func `equal work is no slower, a tenth more is`(ratio: Double) {
    var machine = Machine(seed: 7, outliers: 0)
    let verdicts = (0..<100).map { _ in
      let times = [1_000, 1_000, 1_000 * ratio]
      let rounds = Rounds(times.map { machine.series(around: $0) }, controls: 1)
      return rounds.comparisons(bootstrap: Self.bootstrap)[0].verdict
    }

    let (slower, faster) = (verdicts.count { $0 == .slower }, verdicts.count { $0 == .faster })
    #expect(ratio == 1 ? slower + faster <= 5 : slower >= 95)
  }
}

/// A machine on which equal work takes unequal time, by 5 % from sample to sample and from process to process.
private struct Machine {
  private var generator: SeededGenerator
  /// The part of the samples that take up to four times as long.
  private let outliers: Double

  init(seed: UInt64, outliers: Double) {
    generator = SeededGenerator(seed: seed)
    self.outliers = outliers
  }

  /// Draws 30 ratios of two contenders, of which the second takes `ratio` times as long.
  mutating func ratios(around ratio: Double, processes: Int) -> [[Double]] {
    (0..<processes).map { _ in
      let ratio = processes > 1 ? ratio * logNormal(0.05) : ratio
      return (0..<30 / processes).map { _ in ratio * disturbance() / disturbance() }
    }
  }

  /// Draws a series of three rounds in each of ten processes.
  mutating func series(around time: Double) -> Series {
    Series("work", (0..<10).map { _ in (0..<3).map { _ in time * logNormal(0.02) } })
  }

  private mutating func disturbance() -> Double {
    let isOutlier = Double.random(in: 0..<1, using: &generator) < outliers
    return logNormal(0.05) * (isOutlier ? Double.random(in: 1..<4, using: &generator) : 1)
  }

  /// Draws a factor whose logarithm is normal (Box and Muller, 1958).
  private mutating func logNormal(_ deviation: Double) -> Double {
    let radius = Double.random(in: Double.leastNonzeroMagnitude...1, using: &generator)
    let angle = Double.random(in: 0..<1, using: &generator)
    return exp(deviation * (-2 * log(radius)).squareRoot() * cos(2 * .pi * angle))
  }
}
