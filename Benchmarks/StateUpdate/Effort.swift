import Measure

/// How long the suite looks at each operation and size.
struct Effort {
  let schedule: Schedule
  let calibration: Calibration

  init(_ options: BenchOptions) {
    if options.isQuick {
      let rounds = Schedule.fewestRounds
      schedule = Schedule(rounds: rounds...rounds, seed: options.seed)
      calibration = Calibration(target: .milliseconds(5))
    } else {
      schedule = Schedule(rounds: 21...31, budget: .seconds(5), seed: options.seed)
      calibration = Calibration(target: .milliseconds(10))
    }
  }
}
