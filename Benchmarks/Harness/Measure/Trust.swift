/// How far the times of a run can be trusted, worst last.
///
/// A rule of thumb of this lab, over what the receipt shows anyway.
package enum Trust: String, Sendable, Codable, Comparable {
  /// δ and waiting at most 5 %.
  case quiet
  /// δ and waiting at most 15 %: only clear differences count.
  case noisy
  /// Anything else: verdicts and growth are withheld. Counts are as good as ever.
  case doNotTrust = "do not trust"

  package static let quietPart = 0.05
  package static let noisyPart = 0.15

  /// - Parameters:
  ///   - delta: how far from 1 the ratios of equal contenders are.
  ///   - waiting: the part of the wall time in which other work held the processor.
  init(delta: Double, waiting: Double) {
    let worst = max(delta, waiting)
    self = worst <= Self.quietPart ? .quiet : worst <= Self.noisyPart ? .noisy : .doNotTrust
  }

  package static func < (a: Trust, b: Trust) -> Bool {
    a != b && (a == .quiet || b == .doNotTrust)
  }
}

/// The grade of each kind of work in a run.
package struct Grades: Sendable, Codable, Hashable {
  private let byWork: [Work: Trust]

  package init(_ byWork: [Work: Trust] = [:]) { self.byWork = byWork }

  /// Quiet for work that was not timed.
  package subscript(work: Work) -> Trust { byWork[work] ?? .quiet }

  package var worst: Trust { byWork.values.max() ?? .quiet }

  /// Returns the title of a table of times with the grade beside it.
  package func title(_ title: String) -> String { "\(title) (\(text))" }

  /// `quiet`, or `computing quiet, copying noisy` where they differ.
  var text: String {
    if Set(byWork.values).count < 2 { return worst.rawValue }
    return Work.allCases.compactMap { work in
      byWork[work].map { "\(work.rawValue) \($0.rawValue)" }
    }
    .joined(separator: ", ")
  }
}

/// What a reader needs to judge the times of a run.
package struct NoiseReceipt: Sendable, Codable, Hashable {
  /// One for each kind of work.
  package let controls: [Control]
  /// Part of the wall time in which other work held the processor, over all measurements.
  package let waiting: Double
  /// Rounds of each measurement, over all processes.
  package let rounds: Int
  package let processes: Int
  /// The worst grade of the kinds of work.
  package let trust: Trust

  /// What equal contenders of one kind of work differ by in the noisiest measurement.
  package struct Control: Sendable, Codable, Hashable {
    package let work: Work
    /// Ratio of the control to its contender; the further from 1, the noisier.
    package let ratio: Estimate
    /// Where the baseline takes few nanoseconds, verdicts are given against a wider band:
    /// ``Band/leastDifference``.
    package let band: Band
    /// The grade by the middle measurement, and by the waiting of this kind of work in all of them.
    package let trust: Trust
  }

  package var grades: Grades {
    Grades(Dictionary(controls.map { ($0.work, $0.trust) }) { first, _ in first })
  }

  /// - Parameter measurements: of one suite. `nil` without any.
  package init?(_ measurements: [Rounds], bootstrap: Bootstrap = Bootstrap()) {
    guard let first = measurements.first else { return nil }
    controls = Work.allCases.compactMap { work in
      let noise = measurements.compactMap { rounds in
        rounds.controls.first { $0.work == work }.map { control in
          (ratios: rounds.ratios(of: control), band: rounds.band(of: control, bootstrap))
        }
      }
      .sorted { $0.band.delta < $1.band.delta }
      guard let noisiest = noise.last else { return nil }
      return Control(
        work: work, ratio: bootstrap.median(of: noisiest.ratios), band: noisiest.band,
        trust: Trust(
          delta: noise[noise.count / 2].band.delta,
          waiting: Rounds.waiting(in: measurements, of: [work])))
    }
    waiting = Rounds.waiting(in: measurements)
    rounds = first.count
    processes = first.baseline.processes.count
    trust = controls.map(\.trust).max() ?? .quiet
  }
}

extension Rounds {
  /// How far a median ratio to the baseline strays by noise alone: the widest band of the kinds of work
  /// in it, as their controls show.
  ///
  /// - Parameter work: of the contender that is compared.
  func noise(of work: Work, _ bootstrap: Bootstrap) -> Band {
    controls.filter { [work, baseline.work].contains($0.work) }
      .map { band(of: $0, bootstrap) }.max { $0.delta < $1.delta } ?? Band(delta: .infinity)
  }

  /// How far the median ratio of a control to its contender strays.
  func band(of control: Series, _ bootstrap: Bootstrap = Bootstrap()) -> Band {
    bands[control.work] ?? Band(controlRatios: ratios(of: control), bootstrap: bootstrap)
  }

  /// Returns the rounds and their laps with their noise, and with the grades of the run.
  func judged(_ grades: Grades) -> Rounds {
    var rounds = self
    rounds.runGrades = grades
    for control in controls { rounds.bands[control.work] = band(of: control) }
    rounds.laps = laps.mapValues { $0.judged(grades) }
    return rounds
  }

  /// Returns 1 − processor time / wall time over all samples; 0 where threads ran side by side.
  ///
  /// - Parameter kinds: of work whose samples count.
  static func waiting(in measurements: [Rounds], of kinds: [Work] = Work.allCases) -> Double {
    let series = measurements.flatMap(\.series).filter { kinds.contains($0.work) }
    let samples = series.flatMap(\.samples)
    let cpu = samples.reduce(0) { $0 + $1.cpu * Double($1.iterations) }
    let wall = samples.reduce(0) { $0 + $1.wall * Double($1.iterations) }
    return wall > cpu ? 1 - cpu / wall : 0
  }
}
