/// Samples of all contenders, aligned by round.
///
/// ```swift
/// let rounds = try Rounds.run(baseline: inPlace, against: [rebuilt, copied])
/// for comparison in rounds.comparisons() {
///   print(comparison.name, comparison.ratio.median, comparison.verdict)
/// }
/// // rebuilt 812.4 slower
/// // copied 1.01 same
/// ```
public struct Rounds: Sendable, Codable, Hashable {
  public let seed: UInt64
  public let baseline: Series
  /// The baseline, entered a second time: what two equal contenders differ by on this machine.
  public let control: Series
  public let challengers: [Series]

  public init(seed: UInt64, baseline: Series, control: Series, challengers: [Series]) {
    self.seed = seed
    self.baseline = baseline
    self.control = control
    self.challengers = challengers
  }

  /// How many rounds were run.
  public var count: Int { baseline.samples.count }

  /// Baseline, control, then challengers in the order they were given.
  public var series: [Series] { [baseline, control] + challengers }

  /// Prepares and calibrates every contender, then lets each take one sample per round.
  ///
  /// The order within a round is shuffled anew by the seed of the schedule, so that no contender
  /// always runs in the wake of the same other one. All subjects are alive at once.
  ///
  /// - Parameter progress: called before each calibration and each sample, outside timed regions.
  /// - Throws: ``MeasureError`` in a debug build, and when the schedule has too few rounds.
  public static func run(
    baseline: Contender,
    against challengers: [Contender],
    schedule: Schedule = .standard,
    calibration: Calibration = Calibration(),
    stopwatch: Stopwatch = .thread,
    build: BuildMode = .current,
    progress: (RoundProgress) -> Void = { _ in }
  ) throws(MeasureError) -> Rounds {
    if build == .debug { throw .debugBuild }
    let fewest = schedule.rounds.lowerBound * schedule.launches
    if fewest < Schedule.fewestRounds {
      throw .tooFewRounds(fewest, fewest: Schedule.fewestRounds)
    }

    let start = stopwatch.read()
    let contenders = ([baseline, baseline] + challengers).map { $0.prepare() }
    let iterations = contenders.map { contender in
      progress(.calibrating(contender.name))
      return calibration.iterations(of: contender.name) { contender.time($0, on: stopwatch) }
    }

    var samples = contenders.map { _ in [Sample]() }
    var order = Array(contenders.indices)
    var generator = SeededGenerator(seed: schedule.seed)
    var done = 0
    while schedule.wantsAnother(after: done, elapsed: stopwatch.read().elapsed(since: start)) {
      order.shuffle(using: &generator)
      for index in order {
        progress(.sampling(contenders[index].name, round: done + 1, of: schedule.rounds))
        let elapsed = contenders[index].time(iterations[index], on: stopwatch)
        samples[index].append(Sample(elapsed, iterations: iterations[index]))
      }
      done += 1
    }

    let series = zip(contenders, samples).map { Series(name: $0.name, samples: $1) }
    return Rounds(
      seed: schedule.seed,
      baseline: series[0],
      control: series[1],
      challengers: Array(series.dropFirst(2))
    )
  }
}
