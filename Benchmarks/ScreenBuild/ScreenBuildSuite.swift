import Catalog
import Contract
import Measure
import Report

extension Suite {
  /// A screen made and let go of, in every form.
  package static let screenBuild = Suite(
    name: ScreenBuildSuite.name,
    question: "What does it cost to make a screen in each form, and to let go of it?"
  ) { options, progress in
    if BuildMode.current == .debug { throw MeasureError.debugBuild }
    return try ScreenBuildSuite(options: options, progress: progress).report()
  }
}

@MainActor
struct ScreenBuildSuite {
  nonisolated static let name = "screen-build"

  let options: BenchOptions
  let progress: (String) -> Void

  func report() throws -> SuiteReport {
    SecondThread.start()
    let forms = try Catalog.forms(matching: options.filter, in: Self.name)
    var figures: [ScreenBuildFigure] = []
    var results: [BenchResult] = []
    var receipts: [NoiseReceipt] = []
    for feature in Session.Feature.allCases {
      let screens = forms.map { ScreenUnderTest(feature, of: $0) }
      let counts = screens.map { $0.allocations() }
      if options.isCountsOnly {
        results += zip(forms, counts).map { form, counts in
          ScreenBuildFigure.counts(form.name, feature, counts, in: Self.name)
        }
        continue
      }
      let made = try rounds(of: screens.map { $0.making() }, "making the \(feature.rawValue)")
      let left = try rounds(of: screens.map { $0.lettingGo() }, "leaving the \(feature.rawValue)")
      figures += screens.indices.map { index in
        ScreenBuildFigure(
          form: forms[index].name, feature: feature, allocations: counts[index],
          making: series(index, in: made), comparison: comparison(index, in: made),
          lettingGo: series(index, in: left))
      }
      receipts += [made, left].map { NoiseReceipt($0, in: .current()) }
    }
    return SuiteReport(
      suite: Self.name, tables: options.isCountsOnly ? [] : [ScreenBuildTable.all(figures)],
      results: results
        + figures.flatMap { $0.results(in: Self.name, baseline: forms[0].name) },
      noise: receipts.max { $0.band.delta < $1.band.delta })
  }

  private func rounds(of contenders: [Contender], _ place: String) throws -> Rounds {
    let count = options.isQuick ? Schedule.fewestRounds : 21
    return try Rounds.run(
      baseline: contenders[0], against: Array(contenders.dropFirst()),
      schedule: Schedule(rounds: count...count, seed: options.seed),
      calibration: Calibration(target: .milliseconds(options.isQuick ? 1 : 3))
    ) { _ in progress(place) }
  }

  private func series(_ index: Int, in rounds: Rounds) -> Series {
    index == 0 ? rounds.baseline : rounds.challengers[index - 1]
  }

  private func comparison(_ index: Int, in rounds: Rounds) -> Comparison? {
    index == 0 ? nil : rounds.comparison(of: series(index, in: rounds))
  }
}
