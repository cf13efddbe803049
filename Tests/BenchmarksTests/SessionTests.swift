import LabContract
import LabOutput
import LabPatterns
import LabSessions
import StageUI
import Testing

@testable import LabBenchmarks
@testable import LabMeasure

@MainActor
struct SessionTests {
  private static let patterns = [
    "MV", "MVVM", "MVVMActions", "InputOutput", "MVI", "MVIContainer", "MVIReactor",
  ]

  /// MV takes 10 for everything, each other pattern 12.
  private func figures(wrong: String? = nil, trust: Trust = .quiet) -> SessionFigures {
    let times = Self.patterns.map { ($0, $0 == "MV" ? 10.0 : 12) }
    let rounds = Rounds.steady(times, wall: trust == .quiet ? 1 : 2)
    var whole = rounds
    for kind in Session.Kind.allCases { whole.laps[kind.rawValue] = rounds }
    let cost: [Count: Int] = [
      .acts: 20, .bodies: 20 * 44, .mallocs: 2_469_120, .bytes: 246_913_578,
    ]
    let costs = Dictionary(uniqueKeysWithValues: Session.Kind.allCases.map { ($0, cost) })
    let correct = Self.patterns.filter { $0 != wrong }.map { ($0, costs) }
    return SessionFigures(
      patterns: Self.patterns, costs: Dictionary(uniqueKeysWithValues: correct),
      timings: Timings([SessionSuite.whole: whole]))
  }

  @Test(arguments: [(Trust.quiet, "slower"), (.doNotTrust, "–")])
  func `compares whole sessions, and withholds verdicts from an untrusted run`(
    trust: Trust, verdict: String
  ) {
    let figures = figures(trust: trust)
    let headline = figures.headline
    let rows = headline.sections[0].rows.map { $0.map(\.text) }

    #expect(rows[0] == ["MV", "44", "10.0 ns", "10.0 ns", "", "", "baseline"])
    #expect(rows[1] == ["MVVM", "44", "12.0 ns", "12.0 ns", "1.20×", "1.20–1.20", verdict])
    for table in figures.acts + [headline] {
      #expect(table.fits)
      #expect(table.title?.hasSuffix(" (\(trust.rawValue))") == true)
    }
  }

  @Test func `a pattern with other screens has no figures`() {
    let figures = figures(wrong: "MVI")
    let rows = ([figures.headline] + figures.acts).map {
      table in table.sections[0].rows.first { $0[0].text == "MVI" }?.dropFirst().map(\.text)
    }

    #expect(rows[0] == ["wrong", "", "", "", "", ""])
    #expect(Set(rows[1] ?? []) == ["wrong"])
    #expect(
      figures.results.filter(\.isWrong).map(\.name.contender) == Array(repeating: "MVI", count: 11))
    #expect(figures.results.filter { $0.isWrong && $0[.median] != nil }.isEmpty)
  }

  @Test func `a session has a lap for each act, and its time is their sum`() async throws {
    let measurement = try SessionSuite.measurements(BenchOptions(filter: "MVVM"))[0]

    let rounds = try await measurement.run(Schedule(rounds: 1, seed: 1))

    let acts = Session.Feature.allCases.flatMap(Session().acts)
    #expect(rounds.series.map(\.name) == ["MV", "MV", "MVVM"])
    for kind in Session.Kind.allCases {
      let count = acts.count { $0.kind == kind }
      #expect(rounds.laps[kind.rawValue]?["MVVM"]?.samples.count == count)
    }
    let sum = rounds.laps.values.flatMap { $0["MVVM"]?.cpu ?? [] }.reduce(0, +)
    #expect(abs(sum - rounds.contenders[0].cpu[0]) < 1)
  }

  @Test func `a figure of an act is the mean, to the nearest whole number`() {
    var mean = BenchResult(suite: "session", operation: "like", contender: "MV", size: 1)
    (mean[.acts], mean[.bodies]) = (20, 39)

    #expect(mean.perAct(.bodies) == 2)
  }
}
