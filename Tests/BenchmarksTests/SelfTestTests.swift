import Measure
import Report
import Testing

@testable import Benchmarks

/// The self-test over runs that were made up: it must see through a harness that is wrong.
@Suite struct SelfTestTests {
  /// Runs in which the third contender takes `ratio` times as long as the others.
  private func slowdowns(ratio: Double, noise: Double = 0.05) -> [PlantedSlowdown] {
    var generator = SeededGenerator(seed: 4)
    func series(_ name: String, _ ratio: Double) -> Series {
      let samples = (0..<21).map { _ in
        let time = 1_000 * ratio * (1 + noise * Double.random(in: -1...1, using: &generator))
        return Sample(cpu: time, wall: time, iterations: 1)
      }
      return Series(name: name, samples: samples)
    }
    return (0..<20).map { _ in
      PlantedSlowdown(
        Rounds(
          seed: 1, baseline: series("work", 1), control: series("work", 1),
          challengers: [series("equal", 1), series("slowed", ratio)]),
        bootstrap: Bootstrap(resamples: 200))
    }
  }

  @Test func `what is planted is found, and what is equal is left alone`() {
    let checks = SelfTest.checks(slowdowns(ratio: 1.1))

    #expect(checks.map(\.holds) == [true, true])
    #expect(checks.map(\.asked) == ["at most 1", "at least 18"])
  }

  @Test func `a harness that inverts its verdicts does not pass`() {
    #expect(SelfTest.checks(slowdowns(ratio: 1 / 1.1)).map(\.holds) == [true, false])
  }

  @Test func `a machine on which a tenth drowns does not pass`() {
    #expect(SelfTest.checks(slowdowns(ratio: 1.1, noise: 0.5))[1].holds == false)
  }

  @Test func `the same samples under the band of single rounds say less`() {
    let slowdowns = slowdowns(ratio: 1.1, noise: 0.055)

    #expect(slowdowns.count { $0.slowed.verdict == .slower } >= 18)
    #expect(slowdowns.count { $0.singleRounds.slowed == .slower } < 10)
  }

  @Test(.enabled(if: Allocations.isAvailable, "counting is not available in this build"))
  func `planted copies are counted to the byte`() {
    let checks = SelfTest().copyChecks()

    #expect(checks.map(\.name)[0] == "planted copy, counted to the byte")
    #expect(checks.map(\.found) == ["100 of 100", "0 of 100"])
    #expect(checks.map(\.holds) == [true, true])
  }

  /// Every contender at exactly the cost that was planted, or at another one.
  private func growth(_ cost: (GrowthOrder, Int) -> Double) -> PlantedGrowth {
    func series(_ name: String, _ time: Double) -> Series {
      Series(
        name: name,
        samples: (0..<11).map { round in
          let time = time * (1 + 0.001 * Double(round))
          return Sample(cpu: time, wall: time, iterations: 1)
        })
    }
    return PlantedGrowth(
      PlantedGrowth.sizes.map { size in
        let baseline = series("baseline", 1)
        let challengers = GrowthOrder.allCases.map { series($0.rawValue, cost($0, size)) }
        return (
          size, Rounds(seed: 1, baseline: baseline, control: baseline, challengers: challengers)
        )
      })
  }

  @Test func `planted orders are called rightly, with a fixed cost that is small`() {
    let growth = growth { 5 + Double(PlantedGrowth.steps($0, size: $1)) }

    let checks = SelfTest.checks([growth])
    #expect(checks.map(\.holds) == [true, true, true, true])
    #expect(checks.map(\.name)[3] == "O(n log n) called O(n log n)")
  }

  @Test func `an order that is called by another name does not pass`() {
    let growth = growth { order, size in
      (order == .linearithmic ? GrowthOrder.linear : order).cost(of: size)
    }

    #expect(SelfTest.checks([growth]).map(\.holds) == [true, true, true, false])
  }

  @Test func `steps follow the planted order from 64 on`() {
    #expect(
      GrowthOrder.allCases.map { PlantedGrowth.steps($0, size: 160) } == [192, 192, 192, 192])
    #expect(PlantedGrowth.steps(.squareRoot, size: 16_000) == 768)
    #expect(PlantedGrowth.steps(.linear, size: 160_000) == 64_128)
    #expect(PlantedGrowth.steps(.constant, size: 160_000) == 192)
  }

  @Test func `one check that does not hold is enough to fail`() {
    let good = Check("good", 1, of: 1, in: 1...1)
    let bad = Check("bad", 0, of: 1, in: 1...1)

    #expect(SelfTestReport(checks: [good], slowdowns: []).holds)
    #expect(!SelfTestReport(checks: [good, bad, good], slowdowns: []).holds)
  }

  @Test func `the table fits into 80 columns`() {
    let slowdowns = slowdowns(ratio: 1.1)
    var short = SelfTest()
    short.coverageTrials = 10
    let coverages = Noise.allCases.map(short.coverageCheck)
    let report = SelfTestReport(
      checks: SelfTest.checks(slowdowns) + coverages, slowdowns: slowdowns)

    let text = report.table.rendered()
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(!text.contains("…"))
  }

  @Test func `a debug build does not test itself`() {
    if BuildMode.current == .debug {
      #expect(throws: MeasureError.debugBuild) { try SelfTest().run() }
    }
  }
}
