import Contract
import Measure
import PatternList
import Report
import Sessions

extension Suite {
  /// One scripted session through the real screens of every pattern.
  package static let session = Suite(
    name: SessionSuite.name,
    question: "What does each thing that a person does cost, in every pattern?",
    isTimed: true
  ) { options, progress in
    if BuildMode.current == .debug { throw MeasureError.debugBuild }
    return try await SessionSuite(options: options, progress: progress).report()
  }
}

/// Compares the screens, counts, and times whole sessions, pattern by pattern in shuffled rounds.
@MainActor
struct SessionSuite {
  nonisolated static let name = "session"

  let options: BenchOptions
  /// Of the whole process, because work hops between threads.
  var stopwatch = Stopwatch.process
  let progress: (Step) -> Void

  func report() async throws -> SuiteReport {
    SecondThread.start()
    let patterns = try Patterns.patterns(matching: options.filter, in: Self.name)
    if options.rounds.isLaunch {
      _ = try await timing(of: patterns)
      return SuiteReport(suite: Self.name, tables: [], results: [])
    }
    progress("comparing screens")
    let wrong = try await SessionRun.wrongPatterns(patterns)
    let correct = patterns.filter { !wrong.contains($0.name) }

    progress("counting")
    var costs: [String: [Session.Kind: ActCost]] = [:]
    for pattern in correct { costs[pattern.name] = try await SessionRun(pattern: pattern).costs() }
    if options.isCountsOnly {
      let figures = costs.flatMap { pattern, costs in
        costs.map { ActFigure(pattern: pattern, kind: $0.key, cost: $0.value) }
      }
      return SuiteReport(
        suite: Self.name, tables: [], results: figures.map { $0.counts(in: Self.name) })
    }
    let timing = try await timing(of: correct)

    let figures = patterns.flatMap { pattern in
      Session.Kind.allCases.map { kind in
        ActFigure(
          pattern: pattern.name, kind: kind, series: timing.series(of: pattern.name, kind),
          cost: costs[pattern.name]?[kind] ?? ActCost())
      }
    }
    let noise = NoiseReceipt(timing.session, in: .current())
    return SuiteReport(
      suite: Self.name,
      tables: SessionTables(figures: figures, timing: timing).all,
      results: figures.map { $0.result(in: Self.name) }
        + patterns.map { sessionResult($0.name, timing) },
      noise: noise)
  }

  func timing(of patterns: [any TraceablePattern]) async throws -> SessionTiming {
    let measurements = ["session"] + Session.Kind.allCases.map(\.rawValue)
    let rounds = try await options.rounds.rounds(of: measurements, progress) {
      try await run(patterns)
    }
    return SessionTiming(rounds.map { $0.keeping(patterns.map(\.name)) })
  }

  /// Whole sessions, then each act of each kind, over the same rounds.
  private func run(_ patterns: [any TraceablePattern]) async throws -> [Rounds] {
    let contenders = ([patterns[0]] + patterns).map { SessionRun(pattern: $0) }
    let schedule = options.rounds.schedule(
      rounds: options.isQuick ? Schedule.fewestRounds : 40, seed: options.seed)
    let count = schedule.rounds.lowerBound
    var generator = SeededGenerator(seed: schedule.seed)
    var order = Array(contenders.indices)
    var times = contenders.map { _ in [[Session.Kind: [Elapsed]]]() }
    for round in 1...count {
      progress(Step("round \(round) of \(count)", done: Double(round - 1) / Double(count)))
      order.shuffle(using: &generator)
      if round == 1 { order = Self.puttingBaselineBeforeControl(order) }
      for index in order { times[index].append(try await contenders[index].times(on: stopwatch)) }
    }
    func rounds(_ samples: ([Session.Kind: [Elapsed]]) -> [Elapsed]) -> Rounds {
      let series = zip(contenders, times).map { contender, times in
        Series(
          name: contender.pattern.name,
          samples: times.flatMap(samples).map { Sample($0, iterations: 1) })
      }
      return Rounds(
        seed: schedule.seed, baseline: series[0], control: series[1],
        challengers: Array(series.dropFirst(2)))
    }
    let session = rounds { [$0.values.joined().reduce(.zero, +)] }
    return [session] + Session.Kind.allCases.map { kind in rounds { $0[kind] ?? [] } }
  }

  /// The control is the same pattern, so this way the baseline's first acts are the first of its pattern in the
  /// process, as those of each other contender are.
  ///
  /// - Parameter order: with 0 for the baseline and 1 for the control.
  nonisolated static func puttingBaselineBeforeControl(_ order: [Int]) -> [Int] {
    var order = order
    if let baseline = order.firstIndex(of: 0), let control = order.firstIndex(of: 1),
      control < baseline
    {
      order.swapAt(baseline, control)
    }
    return order
  }

  private func sessionResult(_ pattern: String, _ timing: SessionTiming) -> BenchResult {
    let rounds = timing.session
    var result = BenchResult(
      suite: Self.name, operation: "whole session", contender: pattern, size: Session.posts)
    guard let series = rounds.series.first(where: { $0.name == pattern }) else {
      result.verdict = BenchResult.wrong
      return result
    }
    result.setTime(series.time(), samples: series.cpu)
    if pattern != rounds.baseline.name {
      result.setComparison(rounds.comparison(of: series), to: rounds.baseline.name)
    }
    return result
  }
}

extension ActFigure {
  func result(in suite: String) -> BenchResult {
    guard let series else {
      var result = BenchResult(
        suite: suite, operation: kind.rawValue, contender: pattern, size: Session.posts)
      result.verdict = BenchResult.wrong
      return result
    }
    var result = counts(in: suite)
    result.setTime(series.time(), samples: series.cpu)
    result.firstNanoseconds = first
    result.percentile99Nanoseconds = latency?.percentile99
    return result
  }

  fileprivate func counts(in suite: String) -> BenchResult {
    var result = BenchResult(
      suite: suite, operation: kind.rawValue, contender: pattern, size: Session.posts)
    result.acts = cost.acts
    result.bodies = cost.bodies
    result.mallocs = cost.allocations?.count
    result.bytes = cost.allocations?.bytes
    return result
  }
}

private func + (a: Elapsed, b: Elapsed) -> Elapsed {
  Elapsed(cpu: a.cpu + b.cpu, wall: a.wall + b.wall)
}
