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
      for act in [InvalidationAct.like, .type, .search] {
        counts.append(try await act.bodies(on: stage, post: 20).run)
      }
      #expect(counts == bodies, "\(closures)")
    }
  }

  @Test(arguments: [
    (ObservationScreen.Observing.state, ObservationScreen.Rows.closures, [3, 2, 2]),
    (.state, .equatable, [3, 2, 2]),
    (.properties, .closures, [2, 1, 0]),
    (.properties, .equatable, [2, 1, 0]),
    (.object, .closures, [4, 3, 3]),
    (.object, .equatable, [4, 3, 3]),
    (.properties, .set, [10, 1, 0]),
    (.properties, .models, [1, 1, 0]),
    (.properties, .state, [11, 1, 0]),
    (.properties, .stateObject, [2, 1, 0]),
  ])
  func `what is observed and how rows are made decide how many bodies run`(
    observing: ObservationScreen.Observing, rows: ObservationScreen.Rows, bodies: [Int]
  ) async throws {
    let posts = Array(SampleData(scale: 1, seed: 1).posts.suffix(10))
    let stage = ObservationScreen.stage(observing, rows, posts: posts)
    var counts: [Int] = []
    for act in [InvalidationAct.like, .type, .unread] {
      counts.append(try await act.bodies(on: stage, post: 10).run)
    }
    #expect(counts == bodies)
  }

  @Test(arguments: [(ObservationScreen.Rows.state, 10), (.stateObject, 0)])
  func `state makes its initial value with each view, a state object does not`(
    rows: ObservationScreen.Rows, made: Int
  ) throws {
    let posts = Array(SampleData(scale: 1, seed: 1).posts.suffix(10))
    let stage = ObservationScreen.stage(.properties, rows, posts: posts)
    let before = RowModel.made
    try stage.tap("like-10")
    #expect(RowModel.made - before == made)
  }
}
