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
    let patterns = try Patterns.patterns(matching: options.filter)
    progress("counting")
    var results: [BenchResult] = []
    var rest = Table(
      timings.title("What else a screen costs"),
      columns: [.left("pattern"), .right("mallocs"), .right("bytes"), .right("release")])
    for feature in Session.Feature.allCases {
      rest.addSection(feature.rawValue)
      for pattern in patterns {
        func row(_ act: String) -> BenchResult {
          BenchResult(
            suite: Suite.screenBuild.name, operation: "\(act) \(feature.rawValue)",
            contender: pattern.name, size: 0)
        }
        let allocations = allocations(of: pattern, on: feature)
        var made = row("make")
        made[.mallocs] = allocations?.count
        made[.bytes] = allocations?.bytes
        if let making = timings[feature.rawValue]?.laps["make"], let series = making[pattern.name] {
          made.setTime(series)
          if pattern.name != making.baseline.name {
            made.setComparison(making.comparison(of: series), to: making.baseline.name)
          }
        }
        results.append(made)
        guard let releasing = timings[feature.rawValue]?.laps["release"]?[pattern.name] else {
          continue
        }
        var released = row("release")
        released.setTime(releasing)
        results.append(released)
        rest.addRow([
          Cell(pattern.name), Cell(number: allocations?.count),
          allocations.map { Cell(Units.bytes($0.bytes)) } ?? "",
          Cell(Units.duration(nanoseconds: releasing.time().median)),
        ])
      }
    }
    let times = times(patterns.map(\.name), timings)
    return SuiteReport(
      answer: answer(timings), tables: timings.isEmpty ? [] : [times],
      details: timings.isEmpty ? [] : [rest], results: results)
  }

  /// Time to make each screen, beside the first pattern.
  private static func times(_ patterns: [String], _ timings: Timings) -> Table {
    let columns = Session.Feature.allCases.flatMap { feature in
      [Column.right(feature.rawValue), .right("ratio"), .left("verdict")]
    }
    var table = Table(timings.title("Time to make a screen"), columns: [.left("pattern")] + columns)
    for pattern in patterns {
      let cells = Session.Feature.allCases.flatMap { feature -> [Cell] in
        guard let rounds = timings[feature.rawValue]?.laps["make"], let series = rounds[pattern]
        else { return ["", "", ""] }
        let time = Cell(Units.duration(nanoseconds: series.time().median))
        if pattern == rounds.baseline.name { return [time, "", Cell("baseline", .quiet)] }
        let comparison = rounds.comparison(of: series)
        return [time, Cell(Units.ratio(comparison.ratio.median)), comparison.verdict.cell]
      }
      table.addRow([Cell(pattern)] + cells)
    }
    table.footnotes = [
      "Median processor time; the screen does not appear, so nothing is requested."
    ]
    return table
  }

  private static func answer(_ timings: Timings) -> String? {
    guard let rounds = timings[Session.Feature.feed.rawValue]?.laps["make"] else { return nil }
    if !timings.isTrusted { return Timings.noAnswer }
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
