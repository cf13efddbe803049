import Contract
import Measure
import PatternList
import Report
import Sessions

extension Suite {
  /// A screen made and let go of, in every pattern.
  package static let screenBuild = Suite(
    name: ScreenBuildSuite.name,
    question: "What does it cost to make a screen in each pattern, and to let go of it?",
    isTimed: true
  ) { options, progress in
    if BuildMode.current == .debug { throw MeasureError.debugBuild }
    return try await ScreenBuildSuite(options: options, progress: progress).report()
  }
}

@MainActor
struct ScreenBuildSuite {
  nonisolated static let name = "screen-build"

  let options: BenchOptions
  let progress: (Step) -> Void

  func report() async throws -> SuiteReport {
    SecondThread.start()
    let patterns = try Patterns.patterns(matching: options.filter, in: Self.name)
    var figures: [ScreenBuildFigure] = []
    var results: [BenchResult] = []
    var receipts: [NoiseReceipt] = []
    for (index, feature) in Session.Feature.allCases.enumerated() {
      let done = Double(index) / Double(Session.Feature.allCases.count)
      let screens = patterns.map { ScreenUnderTest(feature, of: $0) }
      let counts = screens.map { $0.allocations() }
      if options.isCountsOnly {
        results += zip(patterns, counts).map { pattern, counts in
          ScreenBuildFigure.counts(pattern.name, feature, counts, in: Self.name)
        }
        continue
      }
      let made = try await rounds(
        of: screens.map { $0.making() }, Step("making the \(feature.rawValue)", done: done))
      let left = try await rounds(
        of: screens.map { $0.lettingGo() },
        Step("letting go of the \(feature.rawValue)", done: done + 0.25))
      if options.rounds.isLaunch { continue }
      figures += screens.indices.map { index in
        ScreenBuildFigure(
          pattern: patterns[index].name, feature: feature, allocations: counts[index],
          making: series(index, in: made), comparison: comparison(index, in: made),
          lettingGo: series(index, in: left))
      }
      receipts += [made, left].map { NoiseReceipt($0, in: .current()) }
    }
    return SuiteReport(
      suite: Self.name, tables: options.isCountsOnly ? [] : [ScreenBuildTable.all(figures)],
      results: results
        + figures.flatMap { $0.results(in: Self.name, baseline: patterns[0].name) },
      noise: receipts.max { $0.band.delta < $1.band.delta })
  }

  private func rounds(of contenders: [Contender], _ step: Step) async throws -> Rounds {
    try await options.rounds.rounds(of: step.text, progress) {
      try Rounds.run(
        baseline: contenders[0], against: Array(contenders.dropFirst()),
        schedule: options.rounds.schedule(
          rounds: options.isQuick ? Schedule.fewestRounds : 30, seed: options.seed),
        calibration: options.rounds.calibration(of: step.text)
      ) { _ in progress(step) }
    }
  }

  private func series(_ index: Int, in rounds: Rounds) -> Series {
    index == 0 ? rounds.baseline : rounds.challengers[index - 1]
  }

  private func comparison(_ index: Int, in rounds: Rounds) -> Comparison? {
    index == 0 ? nil : rounds.comparison(of: series(index, in: rounds))
  }
}
