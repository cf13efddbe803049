import Measure
import Testing

/// Rounds of several processes, as one run.
@Suite struct LaunchesTests {
  /// A run of four rounds in which the challengers take so many times as long as the baseline.
  private func run(_ ratios: [String: Double], seed: UInt64 = 1) -> Rounds {
    func series(_ name: String, _ center: Double, _ number: UInt64) -> Series {
      .synthetic(name, around: center, noise: 0.01, rounds: 4, seed: seed &* 100 + number)
    }
    return Rounds(
      seed: seed, baseline: series("baseline", 100, 1), control: series("baseline", 100, 2),
      challengers: ratios.sorted { $0.key < $1.key }.enumerated().map { index, entry in
        series(entry.key, 100 * entry.value, UInt64(index) + 3)
      })
  }

  @Test func `rounds of several launches are one run of all of them`() throws {
    let runs = [run(["a": 2], seed: 1), run(["a": 2], seed: 2), run(["a": 2], seed: 3)]
    let pooled = try #require(Rounds(pooling: runs))

    #expect(pooled.launches == 3)
    #expect(pooled.count == 12)
    #expect(pooled.baseline.cpu == runs.flatMap(\.baseline.cpu))
    #expect(pooled.challengers.map(\.name) == ["a"])
    #expect(pooled.challengers[0].cpuByLaunch == runs.map(\.challengers[0].cpu))
  }

  @Test func `what a launch lacks is left out, and no launch is no run`() throws {
    let pooled = try #require(Rounds(pooling: [run(["a": 2, "b": 3]), run(["b": 3])]))

    #expect(pooled.challengers.map(\.name) == ["b"])
    #expect(Rounds(pooling: []) == nil)
  }

  @Test func `the interval reaches over what differs between launches`() throws {
    let ratios = [1.30, 1.34, 1.31, 1.36, 1.33, 1.29]
    let runs = ratios.enumerated().map { run(["a": $1], seed: UInt64($0)) }
    let pooled = try #require(Rounds(pooling: runs)).comparisons()[0].ratio
    let flat = Bootstrap().median(
      of: Array(try #require(Rounds(pooling: runs)).challengers[0].cpu.map { $0 / 100 }))

    #expect(pooled.low < 1.31 && pooled.high > 1.34)
    #expect(pooled.high - pooled.low > 1.2 * (flat.high - flat.low))
  }

  @Test func `launches that do not differ widen nothing much`() throws {
    let runs = (0..<6).map { run(["a": 2], seed: $0) }
    let ratio = try #require(Rounds(pooling: runs)).comparisons()[0].ratio

    #expect(ratio.contains(2))
    #expect(ratio.high - ratio.low < 0.03)
  }

  @Test func `a control that differs between launches widens the band`() throws {
    func pooled(_ shifts: [Double]) throws -> Rounds {
      let runs = shifts.enumerated().map { seed, shift in
        let run = run([:], seed: UInt64(seed))
        let control = Series(
          name: "baseline",
          samples: run.control.samples.map {
            Sample(cpu: $0.cpu * shift, wall: $0.wall * shift, iterations: 1)
          })
        return Rounds(seed: run.seed, baseline: run.baseline, control: control, challengers: [])
      }
      return try #require(Rounds(pooling: runs))
    }

    #expect(try pooled([1, 1, 1, 1, 1, 1]).noise.delta == Band.smallestDelta)
    #expect(try pooled([1, 1.1, 0.9, 1, 1.1, 0.9]).noise.delta > 0.09)
  }

  @Test func `iterations that are known are not looked for`() throws {
    let clock = FakeClock()
    var runs: [Int] = []
    var calibration = Calibration()
    calibration.known = ["known": 7]

    let rounds = try Rounds.run(
      baseline: clock.contender("baseline", cost: 1_000),
      against: [clock.contender("known", cost: 1_000) { runs.append($0) }],
      calibration: calibration, stopwatch: clock.stopwatch, build: .release)

    #expect(runs == [1] + Array(repeating: 7, count: rounds.count))
    #expect(rounds.challengers[0].samples.allSatisfy { $0.iterations == 7 })
    #expect(rounds.baseline.samples[0].iterations > 1_000)
  }

  @Test func `a launch may run few rounds, if all of them together run enough`() throws {
    let clock = FakeClock()
    var schedule = Schedule(rounds: 4...4)
    func rounds() throws -> Rounds {
      try Rounds.run(
        baseline: clock.contender("baseline", cost: 100), against: [], schedule: schedule,
        stopwatch: clock.stopwatch, build: .release)
    }

    #expect(throws: MeasureError.tooFewRounds(4, fewest: Schedule.fewestRounds)) { try rounds() }
    schedule.launches = 3
    #expect(try rounds().count == 4)
  }
}
