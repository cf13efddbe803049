import Contract
import Measure
import PatternList
import Report
import SampleBackend
import Sessions
import StageUI
import Testing

@testable import Benchmarks

@MainActor
struct ScreenBuildTests {
  @Test(arguments: Patterns.all.map(\.name))
  func `a screen that is made does not appear and requests nothing`(name: String) throws {
    let pattern = try #require(Patterns.all.first { $0.name == name })
    let environment = ScreenBuildSuite.environment()

    let feed = ScreenBuildSuite.screen(.feed, of: pattern, environment)
    let profile = ScreenBuildSuite.screen(.profile, of: pattern, environment)

    #expect(feed.text == "═══ Feed ═══\n◌ Loading")
    #expect(profile.text.hasSuffix("(Save)\n▒ ◌ Loading"))
    #expect(throws: StageError.self) { try profile.tap("Back") }
  }

  @Test func `making and releasing are laps of one case`() async throws {
    let measurement = try ScreenBuildSuite.measurements(BenchOptions(filter: "MVVM"))[0]

    let rounds = try await measurement.run(
      Schedule(rounds: 1, seed: 1, iterations: ["feed": ["MV": 2, "MVVM": 2]]))

    #expect(Set(rounds.laps.keys) == ["make", "release"])
    #expect(rounds.laps["make"]?["MVVM"]?.samples.map(\.iterations) == [2])
  }

  @Test func `shows each pattern on each screen beside the first`() async throws {
    var rounds = Rounds.steady([("MV", 90_000), ("MVVM", 60_000)])
    rounds.laps = ["make": rounds, "release": .steady([("MV", 9_000), ("MVVM", 3_000)])]
    let timings = Timings(["feed": rounds, "profile": rounds])

    let report = try await ScreenBuildSuite.report(BenchOptions(filter: "MVVM"), timings) { _ in }
    let counted = try await ScreenBuildSuite.report(BenchOptions(filter: "MVVM"), Timings()) { _ in
    }

    #expect(report.answer?.hasPrefix("A feed takes 60.0 µs to 90.0 µs to make") == true)
    let rows = [report.tables[0], report.details[0]].map { $0.sections[0].rows[1].map(\.text) }
    #expect(rows[0] == ["MVVM", "60.0 µs", "0.667×", "faster", "60.0 µs", "0.667×", "faster"])
    #expect(rows[1].prefix(2) == ["MV", "profile"] && rows[1].last == "9.00 µs")
    #expect(Set(report.results.map(\.name.operation)).count == 4)
    #expect(counted.tables.isEmpty)
    #expect(
      counted.results.allSatisfy { $0.name.operation.hasPrefix("make ") && $0[.median] == nil })
  }
}

@MainActor
struct InvalidationTests {
  @Test(arguments: Patterns.all.map(\.name))
  func `one act changes what one body shows, in every pattern`(name: String) async throws {
    let pattern = try #require(Patterns.all.first { $0.name == name })
    let stage = try await InvalidationSuite.loadedFeed(of: pattern, rows: 20)

    let rows = stage.text.split(separator: "\n").count { $0.contains("]  [") }
    let like = try await InvalidationAct.like.bodies(on: stage, post: 20)
    let type = try await InvalidationAct.type.bodies(on: stage, post: 20)

    #expect(rows == 20)
    #expect(like.changed == 1 && like.run > 20)
    #expect((1...2).contains(type.changed) && type.run > 20)
  }

  @Test(arguments: [
    (ObservationScreen.Observing.state, ObservationScreen.Rows.closures, 12, 12),
    (.state, .equatable, 3, 2),
    (.properties, .closures, 11, 1),
    (.properties, .equatable, 2, 1),
  ])
  func `what is observed and how rows are made decide how many bodies run`(
    observing: ObservationScreen.Observing, rows: ObservationScreen.Rows, like: Int, type: Int
  ) async throws {
    let posts = Array(SampleData(scale: 1, seed: 1).posts.suffix(10))
    let stage = ObservationScreen.stage(observing, rows, posts: posts)

    #expect(try await InvalidationAct.like.bodies(on: stage, post: 10).run == like)
    #expect(try await InvalidationAct.type.bodies(on: stage, post: 10).run == type)
  }
}
