import LabBackend
import LabContract
import LabPatterns
import MVVM
import StageUI
import Testing

@testable import LabBenchmarks

@MainActor
struct InvalidationTests {
  /// The bodies of a like, a draft and a query with 20 posts, under each rule for closures.
  @Test(arguments: [
    ("MV", [7, 2, 5], [7, 2, 5], [7, 2, 5]), ("MVModel", [4, 2, 2], [5, 2, 2], [5, 2, 2]),
    ("MVVM", [4, 2, 2], [4, 2, 2], [5, 2, 2]), ("MVVMActions", [4, 2, 2], [5, 2, 2], [5, 2, 2]),
    ("InputOutput", [4, 2, 2], [4, 2, 2], [5, 2, 2]), ("MVI", [4, 2, 2], [5, 2, 2], [5, 2, 2]),
    ("MVIContainer", [4, 2, 2], [5, 2, 2], [5, 2, 2]),
    ("MVIReactor", [4, 2, 2], [4, 2, 2], [5, 2, 2]),
    (InvalidationSuite.oneBody, [3, 2, 2], [22, 22, 22], [24, 23, 24]),
  ])
  func `split views spare the rows, whatever the rule for closures`(
    name: String, byCaptures: [Int], byContext: [Int], neverEqual: [Int]
  ) async throws {
    for (closures, bodies) in [
      (ClosureComparison.byCaptures, byCaptures), (.byContext, byContext),
      (.neverEqual, neverEqual),
    ] {
      let feed =
        try Patterns.feeds(matching: nil).first { $0.name == name }?.make
        ?? MVVM.Pattern().feedInOneBody
      let stage = try await InvalidationSuite.loadedFeed(rows: 20, closures: closures, feed)
      var counts: [Int] = []
      for act in InvalidationAct.allCases {
        counts.append(try await act.bodies(on: stage, post: 20).run)
      }
      #expect(counts == bodies, "\(closures)")
    }
  }

  @Test(arguments: [
    (ObservationScreen.Observing.state, ObservationScreen.Rows.closures, 3, 2),
    (.state, .equatable, 3, 2),
    (.properties, .closures, 2, 1),
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
