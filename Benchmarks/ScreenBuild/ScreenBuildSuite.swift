import Contract
import Domain
import Measure
import PatternList
import Report
import SampleBackend
import Sessions
import StageUI

extension Suite {
  /// A screen made and released, in every pattern.
  package static let screenBuild = Suite(
    name: "screen-build",
    question: "What does it cost to make a screen in each pattern, and to release it?",
    timing: .init(rounds: 30, measurements: ScreenBuildSuite.measurements),
    report: ScreenBuildSuite.report)
}

/// Screens that do not appear: only the pattern's objects, the stage's nodes and a first run of the bodies.
@MainActor
package enum ScreenBuildSuite {
  static func measurements(_ options: BenchOptions) throws -> [Measurement] {
    let patterns = try Patterns.patterns(matching: options.filter)
    return Session.Feature.allCases.map { feature in
      let cases = patterns.map { pattern in
        let environment = environment()
        return Case(pattern.name) { iterations, stopwatch in
          var screens: [Stage] = []
          screens.reserveCapacity(iterations)
          await stopwatch.time("make") {
            for _ in 0..<iterations { screens.append(screen(feature, of: pattern, environment)) }
          }
          await stopwatch.time("release") { screens.removeAll() }
        }
      }
      return Measurement(feature.rawValue, baseline: cases[0], against: Array(cases.dropFirst()))
    }
  }

  static func report(
    _ options: BenchOptions, _ timings: Timings, _ progress: @escaping (String) -> Void
  ) async throws -> SuiteReport {
    progress("counting")
    var table = Table(
      timings.title("Time to make a screen, and to release it"),
      columns: [
        .left("pattern"), .right("make"), .right("ratio"), .left("verdict"), .right("mallocs"),
        .right("bytes"), .right("release"),
      ])
    var results: [BenchResult] = []
    for feature in Session.Feature.allCases {
      table.addSection(feature.rawValue)
      for pattern in try Patterns.patterns(matching: options.filter) {
        func row(_ act: String) -> BenchResult {
          BenchResult(
            suite: Suite.screenBuild.name, operation: "\(act) \(feature.rawValue)",
            contender: pattern.name, size: 0)
        }
        let allocations = allocations(of: pattern, on: feature)
        var made = row("make")
        made[.mallocs] = allocations?.count
        made[.bytes] = allocations?.bytes
        if let making = timings[feature.rawValue]?.laps["make"],
          let releasing = timings[feature.rawValue]?.laps["release"]?[pattern.name]
        {
          var released = row("release")
          released.setTime(releasing)
          results.append(released)
          table.addRow(
            [Cell(pattern.name)] + time(of: pattern, in: making, &made)
              + [
                allocations.map { Cell(Units.count($0.count)) } ?? "n/a",
                allocations.map { Cell(Units.bytes($0.bytes)) } ?? "n/a",
                Cell(Units.duration(nanoseconds: releasing.time().median)),
              ])
        }
        results.append(made)
      }
    }
    table.footnotes = [
      """
      make: median processor time; the screen does not appear, so nothing is requested. ratio: of make, \
      to the first pattern.
      """
    ]
    return SuiteReport(
      answer: answer(timings),
      tables: timings.isEmpty ? [] : [table], results: results)
  }

  private static func time(
    of pattern: any StatePattern, in rounds: Rounds, _ result: inout BenchResult
  ) -> [Cell] {
    guard let series = rounds[pattern.name] else { return ["", "", ""] }
    result.setTime(series)
    let time = Cell(Units.duration(nanoseconds: series.time().median))
    if pattern.name == rounds.baseline.name { return [time, "", Cell("baseline", .quiet)] }
    let comparison = rounds.comparison(of: series)
    result.setComparison(comparison, to: rounds.baseline.name)
    return [time, Cell(Units.ratio(comparison.ratio.median)), comparison.verdict.cell]
  }

  private static func answer(_ timings: Timings) -> String? {
    if !timings.isTrusted { return Timings.noAnswer }
    guard let rounds = timings[Session.Feature.feed.rawValue]?.laps["make"] else { return nil }
    let times = ([rounds.baseline] + rounds.challengers).map { $0.time().median }.sorted()
    return """
      A feed takes \(Units.duration(nanoseconds: times[0])) to \
      \(Units.duration(nanoseconds: times[times.count - 1])) to make, before anything is requested.
      """
  }

  /// Counts what making one asks of the allocator, after one to warm up.
  private static func allocations(
    of pattern: any StatePattern, on feature: Session.Feature
  ) -> Allocations? {
    let environment = environment()
    _ = screen(feature, of: pattern, environment)
    var stage: Stage?
    let allocations = Allocations.count { stage = screen(feature, of: pattern, environment) }
    blackHole(stage)
    return allocations
  }

  package static func screen(
    _ feature: Session.Feature, of pattern: any StatePattern, _ environment: AppEnvironment
  ) -> Stage {
    switch feature {
    case .feed: Stage(pattern.feed(environment))
    case .profile: Stage(pattern.profile(SampleData.me.id, environment))
    }
  }

  package static func environment() -> AppEnvironment {
    let backend = SampleBackend()
    return AppEnvironment(
      useCases: UseCases(feed: backend, profiles: backend), clock: TestClock(),
      router: Router(path: [.feed]))
  }
}
