import Benchmarks
import Contract
import PatternList
import SampleBackend
import StageUI
import Testing

@MainActor struct InvalidationTests {
  @Test func `a feed is loaded to its end`() async throws {
    let feed = try await LoadedFeed(of: Patterns.all[0], rows: 45)

    #expect(feed.stage.text.hasSuffix("\nThat is all."))
    #expect(feed.stage.text.split(separator: "\n").count { $0.contains("]  [") } == 45)
  }

  @Test(arguments: Patterns.all.map(\.name))
  func `one act changes what one body shows, in every pattern`(name: String) async throws {
    let pattern = try #require(Patterns.all.first { $0.name == name })
    let feed = try await LoadedFeed(of: pattern, rows: 20)

    let like = try await bodies(of: .like, on: feed.stage, post: feed.post)
    let type = try await bodies(of: .type, on: feed.stage, post: feed.post)

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
    let screen = ObservationScreen(observing, rows, posts: posts)

    #expect(try await bodies(of: .like, on: screen.stage, post: 10).run == like)
    #expect(try await bodies(of: .type, on: screen.stage, post: 10).run == type)
  }

  private func bodies(
    of act: InvalidationAct, on stage: Stage, post: Int
  ) async throws -> Bodies {
    try await Bodies(
      of: { stage throws(StageError) in try act.perform(on: stage, post: post) }, on: stage)
  }
}
