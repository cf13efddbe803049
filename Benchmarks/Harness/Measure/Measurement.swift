import LabRandom

/// Contenders that take turns in the same rounds, each compared to the first.
///
/// ```swift
/// let rounds = try await Measurement("like", baseline: inPlace, against: [copying])
///   .run(Schedule(rounds: 50, seed: 1))
/// rounds.baseline.time().median  // nanoseconds of an iteration
/// rounds.comparisons()[0].ratio.median  // 2 when `copying` takes twice as long
/// ```
public struct Measurement {
  package let name: String
  /// Baseline, controls, then the others.
  private let contenders: [Contender]
  private let controls: Int
  private let clock: CPUClock
  private let iterations: Int?

  /// Creates a measurement; nothing runs yet.
  ///
  /// - Parameters:
  ///   - clock: read before and after each sample. Work on other threads needs `.process`.
  ///   - iterations: of every sample, without any warm-up; `nil` calibrates each contender.
  ///   - baseline: takes part twice, as does the first other contender of each other kind of work. The
  ///     second time it is a control: what two equal contenders differ by.
  public init(
    _ name: String, clock: CPUClock = .thread, iterations: Int? = nil, baseline: Contender,
    against others: [Contender]
  ) {
    self.name = name
    self.clock = clock
    self.iterations = iterations
    let all = [baseline] + others
    let controls = all.indices.filter { index in
      !all[..<index].contains { $0.work == all[index].work }
    }
    contenders = [baseline] + controls.map { all[$0] } + others
    self.controls = controls.count
  }

  /// Prepares and calibrates every contender, then takes one sample of each per round.
  ///
  /// The order within a round is shuffled by the seed of the schedule, so no contender always follows the
  /// same other one. All subjects are alive at once. A calibrated contender that copies runs once, untimed,
  /// before each sample, so that it never copies what the other contenders have evicted from the caches.
  ///
  /// - Parameter progress: called before each calibration and each round, outside what is timed.
  /// - Returns: The rounds of the whole samples, with those of their named laps.
  public func run(
    _ schedule: Schedule, progress: (String) -> Void = { _ in }
  ) async throws -> Rounds {
    let samplers = contenders.map { $0.prepare() }
    var counts: [Int] = []
    for (contender, sampler) in zip(contenders, samplers) {
      progress("\(name): calibrating \(contender.title)")
      let fewest = contender.work == .copying ? Self.fewestCopies : 1
      let known = schedule.iterations[name]?[contender.title]
      counts.append(try await count(for: sampler, atLeast: fewest, known: known))
    }

    let none = contenders.map { _ in [Sample]() }
    var (samples, laps) = (none, [String: [[Sample]]]())
    var order = Array(contenders.indices)
    var generator = SeededGenerator(seed: schedule.seed)
    for round in 0..<schedule.rounds {
      progress("\(name): round \(round + 1) of \(schedule.rounds)")
      order.shuffle(using: &generator)
      // Both are the same contender, and its first sample in a process belongs to the baseline.
      if round == 0, let baseline = order.firstIndex(of: 0), let control = order.firstIndex(of: 1) {
        order.swapAt(min(baseline, control), baseline)
      }
      for index in order {
        if iterations == nil, contenders[index].work == .copying {
          try await samplers[index](1, Stopwatch(clock))
        }
        let stopwatch = Stopwatch(clock)
        try await samplers[index](counts[index], stopwatch)
        samples[index].append(Sample(stopwatch.total, iterations: counts[index]))
        for lap in stopwatch.laps {
          guard let name = lap.name else { continue }
          laps[name, default: none][index].append(Sample(lap.time, iterations: counts[index]))
        }
      }
    }
    var rounds = self.rounds(of: samples)
    rounds.laps = laps.mapValues(self.rounds)
    return rounds
  }

  /// - Parameter samples: of each contender.
  private func rounds(of samples: [[Sample]]) -> Rounds {
    let series = zip(contenders, samples).map {
      Series(name: $0.title, work: $0.work, processes: [$1])
    }
    return Rounds(series, controls: controls)
  }

  /// Processor time that a sample lasts at least, in nanoseconds.
  private static let target = 1_000_000.0
  /// Iterations of a sample that copies, at least, however long one copy takes.
  private static let fewestCopies = 8
  /// Where the search ends for work that takes no time, because the optimizer removed it.
  private static let mostIterations = 1_000_000_000

  /// Warms up, and returns an iteration count for samples a quarter longer than the target, which leaves room
  /// for those that turn out faster. Each try grows at most tenfold, so that one short sample cannot send the
  /// search far.
  private func count(
    for sampler: Contender.Sampler, atLeast fewest: Int, known: Int?
  ) async throws -> Int {
    func time(_ iterations: Int) async throws -> Double {
      let stopwatch = Stopwatch(clock)
      try await sampler(iterations, stopwatch)
      return Double(stopwatch.total.cpu)
    }
    if let iterations { return iterations }
    if let known {
      _ = try await time(max(1, known / 4))
      return known
    }
    _ = try await time(1)
    var iterations = fewest
    while iterations < Self.mostIterations {
      let elapsed = try await time(iterations)
      if elapsed >= 1.25 * Self.target { break }
      let growth = elapsed > 0 ? min(1.5 * Self.target / elapsed, 10) : 10
      iterations = min(
        Self.mostIterations, max(iterations + 1, Int((Double(iterations) * growth).rounded(.up))))
    }
    return iterations
  }
}

/// How many rounds a process runs, and in which order.
public struct Schedule: Codable, Hashable, Sendable {
  package var rounds: Int
  package var seed: UInt64
  /// Iterations that another process has found, by measurement and by contender.
  package var iterations: [String: [String: Int]]

  /// Creates a schedule; the seed determines the order of the contenders in each round.
  public init(rounds: Int, seed: UInt64, iterations: [String: [String: Int]] = [:]) {
    self.rounds = rounds
    self.seed = seed
    self.iterations = iterations
  }
}
