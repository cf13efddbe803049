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
    question: "What does a screen cost to make and to release, in each pattern?",
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
    var times = Table(
      timings.title("Time to make a screen"),
      columns: [.left("pattern")]
        + Session.Feature.allCases.flatMap {
          [.right($0.rawValue), .right("ratio"), .left("verdict")]
        })
    times.footnotes = [
      "Median processor time; the screen does not appear, so nothing is requested."
    ]
    var rest = Table(
      timings.title("What else a screen costs"),
      columns: [
        .left("pattern"), .left("screen"), .right("mallocs"), .right("bytes"), .right("release"),
      ])
    var results: [BenchResult] = []
    for pattern in try Patterns.patterns(matching: options.filter) {
      var row = [Cell(pattern.name)]
      for feature in Session.Feature.allCases {
        var made = result("make", feature, pattern, timings)
        let allocations = allocations(of: pattern, on: feature)
        made[.mallocs] = allocations?.count
        made[.bytes] = allocations?.bytes
        let released = result("release", feature, pattern, timings)
        results += timings.isEmpty ? [made] : [made, released]
        let comparison = made.comparisonCells
        row += [made.timeCell, comparison[0], comparison[2]]
        rest.addRow([
          Cell(pattern.name), Cell(feature.rawValue),
          Cell(allocations.map { Units.count($0.count) } ?? ""),
          Cell(allocations.map { Units.bytes($0.bytes) } ?? ""), released.timeCell,
        ])
      }
      times.addRow(row)
    }
    if timings.isEmpty { return SuiteReport(results: results) }
    return SuiteReport(
      answer: answer(results, timings), tables: [times], details: [rest], results: results)
  }

  private static func result(
    _ act: String, _ feature: Session.Feature, _ pattern: any StatePattern, _ timings: Timings
  ) -> BenchResult {
    var result = BenchResult(
      suite: Suite.screenBuild.name, operation: "\(act) \(feature.rawValue)",
      contender: pattern.name, size: 0)
    if let rounds = timings[feature.rawValue]?.laps[act] { result.setTimes(in: rounds) }
    return result
  }

  private static func answer(_ results: [BenchResult], _ timings: Timings) -> String? {
    if !timings.isTrusted { return Timings.noAnswer }
    let times = results.filter { $0.operation == "make feed" }.compactMap { $0[.median] }
    guard let least = times.min(), let most = times.max() else { return nil }
    return """
      A feed takes \(Units.duration(nanoseconds: least)) to \(Units.duration(nanoseconds: most)) to \
      make, before anything is requested.
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

  package static func environment(_ backend: SampleBackend = SampleBackend()) -> AppEnvironment {
    AppEnvironment(
      useCases: UseCases(feed: backend, profiles: backend), clock: TestClock(),
      router: Router(path: [.feed]))
  }
}
