/// How far the times of a run can be trusted, worst last.
///
/// A rule of thumb of this lab, over what the receipt shows anyway.
package enum Trust: String, Sendable, Codable, CaseIterable, Comparable {
  /// δ ≤ 5 %, and at most 5 % of the time spent waiting.
  case quiet
  /// δ ≤ 15 %, and at most 15 % of the time spent waiting: only clear differences count.
  case noisy
  /// Anything else: verdicts and growth are withheld. Counts are as good as ever.
  case doNotTrust = "do not trust"

  package static let quietPart = 0.05
  package static let noisyPart = 0.15

  /// - Parameters:
  ///   - band: the ratios that equal cases have.
  ///   - waiting: the part of the wall time in which other work held the processor.
  package init(band: Band, waiting: Double) {
    let worst = max(band.delta, waiting)
    self = worst <= Self.quietPart ? .quiet : worst <= Self.noisyPart ? .noisy : .doNotTrust
  }

  package static func < (a: Trust, b: Trust) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What a reader needs to judge the times of a run.
package struct NoiseReceipt: Sendable, Codable, Hashable {
  /// Ratio of the control to the baseline, of the noisiest measurement; the further from 1, the noisier.
  package let control: Estimate
  /// The noise of that measurement. Where the baseline takes few nanoseconds, verdicts are given
  /// against a wider band: ``Band/leastDifference``.
  package let band: Band
  /// Part of the wall time in which other work held the processor, over all measurements.
  package let waiting: Double
  /// Rounds of each measurement, over all processes.
  package let rounds: Int
  package let processes: Int
  /// Rounds with a preempted sample, over all measurements. They are counted, not dropped.
  package let preemptedRounds: Int
  /// The grade by the noise of the middle measurement and by the waiting, and never better than that of
  /// the machine before the run.
  package let trust: Trust

  /// - Parameter measurements: of one suite. `nil` without any.
  package init?(
    _ measurements: [Rounds], machine: Trust = .quiet, bootstrap: Bootstrap = Bootstrap()
  ) {
    let noise = measurements.map { (rounds: $0, band: $0.noise(bootstrap)) }
      .sorted { $0.band.delta < $1.band.delta }
    guard let noisiest = noise.last else { return nil }
    control = bootstrap.median(of: noisiest.rounds.controlRatios)
    band = noisiest.band
    waiting = Rounds.waiting(in: measurements)
    rounds = noisiest.rounds.count
    processes = noisiest.rounds.processes
    preemptedRounds = measurements.reduce(0) { $0 + $1.preemptedRounds }
    trust = max(machine, Trust(band: noise[noise.count / 2].band, waiting: waiting))
  }
}

extension Rounds {
  /// How far a median ratio strays from 1, as the control shows.
  package func noise(_ bootstrap: Bootstrap = Bootstrap()) -> Band {
    Band(controlRatios: controlRatios, bootstrap: bootstrap)
  }

  /// The grade by these rounds alone, and never better than that of the run.
  package func trust(_ noise: Band? = nil) -> Trust {
    max(runTrust, Trust(band: noise ?? self.noise(), waiting: Self.waiting(in: [self])))
  }

  /// Returns the rounds and their laps with the grade of the run that they belong to.
  package func judged(_ trust: Trust) -> Rounds {
    var rounds = self
    rounds.runTrust = trust
    rounds.laps = laps.mapValues { $0.judged(trust) }
    return rounds
  }

  /// Rounds with at least one preempted sample, of whichever case.
  package var preemptedRounds: Int {
    let samples = series.map(\.samples)
    return (0..<count).count { round in samples.contains { $0[round].isPreempted } }
  }

  /// Returns 1 − processor time / wall time over all samples; 0 where threads ran side by side.
  package static func waiting(in measurements: [Rounds]) -> Double {
    let samples = measurements.flatMap(\.series).flatMap(\.samples)
    let cpu = samples.reduce(0) { $0 + $1.cpu * Double($1.iterations) }
    let wall = samples.reduce(0) { $0 + $1.wall * Double($1.iterations) }
    return wall > cpu ? 1 - cpu / wall : 0
  }
}
