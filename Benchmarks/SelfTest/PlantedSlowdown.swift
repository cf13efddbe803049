import Measure

/// A run of the harness over work, the same work, and work that is longer by a tenth.
struct PlantedSlowdown {
  let equal: Comparison
  let slowed: Comparison
  let band: Band
  /// The same samples under the band that single rounds would give.
  let singleRounds: (band: Band, slowed: Verdict)

  static let steps = 3_000
  /// The fewest that the harness takes, which makes it hardest to find something.
  static let rounds = Schedule.fewestRounds
  static let calibration = Calibration(target: .milliseconds(1))

  /// - Throws: `MeasureError.debugBuild`.
  static func measured(seed: UInt64) throws(MeasureError) -> PlantedSlowdown {
    let work = PlantedWork(steps: steps)
    return PlantedSlowdown(
      try Rounds.run(
        baseline: work.contender("work"),
        against: [
          work.contender("equal"),
          PlantedWork(steps: steps + steps / 10).contender("slowed"),
        ],
        schedule: Schedule(rounds: rounds...rounds, seed: seed),
        calibration: calibration))
  }

  /// - Parameter rounds: the challengers are equal work and slowed work, in this order.
  init(_ rounds: Rounds, bootstrap: Bootstrap = Bootstrap()) {
    let comparisons = rounds.comparisons(bootstrap: bootstrap)
    equal = comparisons[0]
    slowed = comparisons[1]
    band = Band(controlRatios: rounds.controlRatios, bootstrap: bootstrap)
    let wide = Band.ofSingleRounds(rounds.controlRatios)
    singleRounds = (wide, Verdict(slowed.ratio, against: wide))
  }
}
