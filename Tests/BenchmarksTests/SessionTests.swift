import Foundation
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

  /// MV takes 10 for everything, each other pattern what is given, a figure a process.
  private func figures(
    wrong: String? = nil, processes: Int = 3, trust: Trust = .quiet,
    closures: ClosureComparison = .neverEqual, bodies: [String: Int] = [:],
    _ time: (Session.Kind?, _ process: Int) -> Double = { _, _ in 12 }
  ) -> SessionFigures {
    func rounds(_ kind: Session.Kind?) -> Rounds {
      func series(_ name: String, _ time: (Int) -> Double) -> Series {
        Series(
          name, (0..<processes).map { [time($0), time($0)] }, wall: trust == .quiet ? 1 : 2)
      }
      let base = series("MV") { _ in 10 }
      return Rounds(
        baseline: base, controls: [base],
        contenders: Self.patterns.dropFirst().map { series($0) { time(kind, $0) } })
    }
    var whole = rounds(nil)
    for kind in Session.Kind.allCases { whole.laps[kind.rawValue] = rounds(kind) }
    let costs = Self.patterns.filter { $0 != wrong }.map { pattern in
      let cost: [Count: Int] = [
        .acts: 20, .bodies: 20 * (bodies[pattern] ?? 44), .mallocs: 2_469_120, .bytes: 246_913_578,
      ]
      return (pattern, Dictionary(uniqueKeysWithValues: Session.Kind.allCases.map { ($0, cost) }))
    }
    return SessionFigures(
      patterns: Self.patterns, closures: closures, costs: Dictionary(uniqueKeysWithValues: costs),
      timings: Timings([closures.operation(SessionSuite.whole): whole]))
  }

  @Test(arguments: [(Trust.quiet, "slower"), (.doNotTrust, "–")])
  func `compares whole sessions, and withholds verdicts from an untrusted run`(
    trust: Trust, verdict: String
  ) throws {
    let figures = figures(trust: trust)
    let rows = try #require(figures.sessions).sections[0].rows.map { $0.map(\.text) }

    #expect(rows[0] == ["MV", "10.0 ns", "", "", "baseline", "", ""])
    #expect(
      rows[1] == ["MVVM", "12.0 ns", "1.20×", "1.20–1.20", verdict, "1.20×", "1.20–1.20"])
    for table in figures.acts + [figures.sessions].compactMap(\.self) {
      #expect(table.fits)
      #expect(table.title?.hasSuffix(" (\(trust.rawValue))") == true)
    }
  }

  @Test func `the mean of the acts weighs each kind the same, and nothing not at all`() throws {
    let kinds = Double(Session.Kind.allCases.count - 1)
    let figures = figures { kind, _ in
      switch kind {
      case .nothing: 1e6
      case .like: 10 * pow(2, kinds)
      default: 10
      }
    }

    #expect(abs(try #require(figures.meanRatio(of: "MVVM")).median - 2) < 1e-9)
    #expect(figures.meanRatio(of: "none") == nil)
  }

  @Test func `the interval of the mean lies between processes`() throws {
    let mean = try #require(
      figures(processes: 5) { _, process in [20, 30, 25, 24, 26][process] }.meanRatio(of: "MVVM"))

    #expect(abs(mean.median - 2.5) < 1e-9)
    #expect(mean.low < 2.4 && mean.high > 2.6)
  }

  @Test func `a pattern with other screens has no figures`() {
    let figures = figures(wrong: "MVI")
    let rows = ([figures.sessions].compactMap(\.self) + figures.acts).map {
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

  @Test func `two sessions run the same bodies`() async throws {
    let first = try await SessionSuite.costs(of: Patterns.all[1])
    let second = try await SessionSuite.costs(of: Patterns.all[1])

    #expect(first.mapValues { $0[.bodies] } == second.mapValues { $0[.bodies] })
    #expect(first[.like]?[.acts] == 20)
    #expect(first[.nothing]?[.bodies] == 0)
    var mean = BenchResult(suite: "session", operation: "like", contender: "MV", size: 1)
    (mean[.acts], mean[.bodies]) = (20, 39)
    #expect(mean.perAct(.bodies) == 2)
  }
}
