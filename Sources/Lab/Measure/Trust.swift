/// How far the times of a run can be trusted, worst last.
///
/// A rule of thumb of this lab, over what the receipt shows anyway.
package enum Trust: String, Sendable, Codable, CaseIterable, Comparable {
  /// δ and waiting at most 5 %, and a load of at most one process on two processors.
  case quiet
  /// δ and waiting at most 15 %, and a load of at most two processes a processor: only clear
  /// differences count.
  case noisy
  /// Anything else: verdicts and growth are withheld. Counts are as good as ever.
  case doNotTrust = "do not trust"

  package static let quietPart = 0.05
  package static let noisyPart = 0.15
  package static let quietLoad = 0.5
  package static let noisyLoad = 2.0

  /// - Parameters:
  ///   - band: the ratios that equal cases have.
  ///   - waiting: the part of the wall time in which other work held the processor.
  package init(band: Band, waiting: Double) {
    let worst = max(band.delta, waiting)
    self = worst <= Self.quietPart ? .quiet : worst <= Self.noisyPart ? .noisy : .doNotTrust
  }

  /// Grades what no sample shows: other processes share caches and memory with the lab even where
  /// they leave it a processor.
  ///
  /// - Parameter load: processes beside the lab's own, a processor.
  package init(load: Double) {
    self = load <= Self.quietLoad ? .quiet : load <= Self.noisyLoad ? .noisy : .doNotTrust
  }

  package static func < (a: Trust, b: Trust) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What a reader needs to judge the times of a run.
package struct NoiseReceipt: Sendable, Codable, Hashable {
  /// One for each kind of work.
  package let controls: [Control]
  /// Part of the wall time in which other work held the processor, over all measurements.
  package let waiting: Double
  /// Processes beside the lab's own, a processor, when the suite ended.
  package let load: Double
  /// Rounds of each measurement, over all processes.
  package let rounds: Int
  package let processes: Int
  /// Rounds with a preempted sample, over all measurements. They are counted, not dropped.
  package let preemptedRounds: Int
  /// The worst grade by the middle measurement of each kind of work, by waiting and by load, and never
  /// better than that of the machine before the run.
  package let trust: Trust

  /// What equal cases of one kind of work differ by in the noisiest measurement.
  package struct Control: Sendable, Codable, Hashable {
    package let work: Work
    /// Ratio of the control to its case; the further from 1, the noisier.
    package let ratio: Estimate
    /// Where the baseline takes few nanoseconds, verdicts are given against a wider band:
    /// ``Band/leastDifference``.
    package let band: Band
  }

  /// - Parameters:
  ///   - measurements: of one suite. `nil` without any.
  ///   - machine: its grade before the run.
  package init?(
    _ measurements: [Rounds], machine: Trust = .quiet, load: Double = 0,
    bootstrap: Bootstrap = Bootstrap()
  ) {
    guard let first = measurements.first else { return nil }
    let waiting = Rounds.waiting(in: measurements)
    var trust = max(machine, Trust(load: load))
    controls = Work.allCases.compactMap { work in
      let noise = measurements.compactMap { rounds in
        rounds.controls.first { $0.work == work }.map { control in
          (ratios: rounds.ratios(of: control), band: rounds.band(of: control, bootstrap))
        }
      }
      .sorted { $0.band.delta < $1.band.delta }
      guard let noisiest = noise.last else { return nil }
      trust = max(trust, Trust(band: noise[noise.count / 2].band, waiting: waiting))
      return Control(
        work: work, ratio: bootstrap.median(of: noisiest.ratios), band: noisiest.band)
    }
    self.waiting = waiting
    self.load = load
    rounds = first.count
    processes = first.processes
    preemptedRounds = measurements.reduce(0) { $0 + $1.preemptedRounds }
    self.trust = trust
  }
}

extension Rounds {
  /// How far a median ratio to the baseline strays by noise alone: the widest band of the kinds of work
  /// in it, as their controls show.
  ///
  /// - Parameter work: of the case that is compared; `nil` for all.
  package func noise(of work: Work? = nil, _ bootstrap: Bootstrap = Bootstrap()) -> Band {
    controls.filter { work == nil || [work, baseline.work].contains($0.work) }
      .map { band(of: $0, bootstrap) }.max { $0.delta < $1.delta } ?? Band(delta: .infinity)
  }

  /// How far the median ratio of a control to its case strays.
  func band(of control: Series, _ bootstrap: Bootstrap) -> Band {
    bands[control.work] ?? Band(controlRatios: ratios(of: control), bootstrap: bootstrap)
  }

  /// Returns the rounds with their noise computed, which takes as long as judging a case.
  package func withNoise(_ bootstrap: Bootstrap = Bootstrap()) -> Rounds {
    var rounds = self
    for control in controls { rounds.bands[control.work] = band(of: control, bootstrap) }
    return rounds
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
