import Measure
import Testing

@testable import Benchmarks

@Suite struct NoiseTests {
  @Test func `normal draws have mean 0 and variance 1`() {
    var generator = SeededGenerator(seed: 1)
    let draws = (0..<20_000).map { _ in generator.normal() }

    let mean = draws.reduce(0, +) / 20_000
    let variance = draws.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 20_000
    #expect(abs(mean) < 0.02)
    #expect(abs(variance - 1) < 0.03)
  }

  @Test(arguments: Noise.allCases)
  func `the median of many ratios is the true one`(noise: Noise) {
    var generator = SeededGenerator(seed: 2)
    let times = noise.times(ratio: 1.1, rounds: 20_000, using: &generator)

    let ratio = Statistics.median(of: times.map { $0.contender / $0.baseline })
    #expect(abs(ratio - 1.1) < 0.005)
  }

  @Test func `drift moves the times far and the ratios not`() {
    var generator = SeededGenerator(seed: 3)
    let times = Noise.drift.times(ratio: 1, rounds: 200, using: &generator)

    let baselines = times.map(\.baseline)
    #expect((baselines.max() ?? 0) / (baselines.min() ?? 1) > 2)
    #expect(times.allSatisfy { abs($0.contender / $0.baseline - 1) < 0.4 })
  }
}
