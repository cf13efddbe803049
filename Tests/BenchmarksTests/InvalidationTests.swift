import LabBackend
import LabContract
import LabMeasure
import LabOutput
import LabPatterns
import LabSessions
import StageUI
import Testing

@testable import LabBenchmarks

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

  /// The bodies of a like and of a letter with 20 posts, under each rule for closures. Where the filter's
  /// bindings are made of closures, no rule finds them equal, and it runs.
  @Test(arguments: [
    ("MV", [23, 23], [23, 23], [23, 23]), ("MVModel", [2, 23], [23, 23], [23, 23]),
    ("MVVM", [2, 2], [21, 22], [23, 23]),
    ("InputOutput", [4, 3], [23, 23], [24, 24]), ("MVI", [4, 3], [23, 23], [24, 24]),
    ("MVIContainer", [4, 3], [23, 23], [24, 24]), ("MVIReactor", [4, 3], [24, 24], [24, 24]),
    ("MVVMActions", [4, 3], [24, 24], [24, 24]),
  ])
  func `the rule for closures decides how many bodies an act runs`(
    name: String, byCaptures: [Int], byContext: [Int], neverEqual: [Int]
  ) async throws {
    let pattern = try #require(Patterns.all.first { $0.name == name })

    for (closures, bodies) in [
      (ClosureComparison.byCaptures, byCaptures), (.byContext, byContext),
      (.neverEqual, neverEqual),
    ] {
      let stage = try await InvalidationSuite.loadedFeed(of: pattern, rows: 20, closures: closures)
      let like = try await InvalidationAct.like.bodies(on: stage, post: 20).run
      let type = try await InvalidationAct.type.bodies(on: stage, post: 20).run
      #expect([like, type] == bodies, "\(closures)")
    }
  }

  /// As the README says.
  @Test func `with 40 rows, a like runs 43 or 44 bodies, or 41 to 44 by context`() async throws {
    for (closures, bodies) in [(ClosureComparison.neverEqual, 43...44), (.byContext, 41...44)] {
      var counts: Set<Int> = []
      for pattern in Patterns.all {
        let stage = try await InvalidationSuite.loadedFeed(
          of: pattern, rows: 40, closures: closures)
        counts.insert(try await InvalidationAct.like.bodies(on: stage, post: 40).run)
      }
      #expect(counts.min() == bodies.lowerBound && counts.max() == bodies.upperBound)
    }
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
