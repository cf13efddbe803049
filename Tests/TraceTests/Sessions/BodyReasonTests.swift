import LabContract
import LabPatterns
import LabSessions
import LabTestSupport
import LabTrace
import StageUI
import Testing

/// Why the bodies of each pattern run.
struct BodyReasonTests {
  /// What each pattern calls the property that holds the posts.
  nonisolated private static let posts = [
    "MV": "@State FeedView.model", "MVModel": "FeedModel.posts", "MVVM": "FeedViewModel.posts",
    "MVVMActions": "FeedViewModel.posts", "InputOutput": "Relay.posts", "MVI": "FeedState.posts",
    "MVIContainer": "FeedModel.posts", "MVIReactor": "FeedReactor.State.posts",
  ]

  @Test func `each pattern of the lab has a row`() {
    #expect(Set(Patterns.builtIn.prefix(8).map(\.name)).isSubset(of: Self.posts.keys))
  }

  @Test(arguments: posts.keys.sorted())
  func `a like runs the feed for the property that holds the posts`(_ name: String) async throws {
    let posts = try #require(Self.posts[name])
    let pattern = try #require(Patterns.builtIn.first { $0.name == name })

    let like = try await BodyReasons.record(of: pattern).first { $0.kind == .like }

    // The filter has no closures; in three patterns its bindings tell that nothing has changed.
    let filter = ["MV", "MVModel", "MVVM"].contains(name) ? 0 : 1
    let inner = [(filter, "FeedFilter"), (1, "PublishBar"), (40, "PostRow"), (1, "FeedFooter")]
    #expect(
      like?.bodies.map { "\($0.runs) × \($0.view): \($0.reason)" } == ["1 × FeedView: \(posts)"]
        + inner.filter { $0.0 > 0 }.map { "\($0) × \($1): parent FeedView: \(posts)" })
    #expect(like?.bodies.filter { $0.changed > 0 }.map(\.view) == ["PostRow"])
  }

  @Test(arguments: PatternUnderTest.all)
  func `an act has every run of its bodies`(_ tested: PatternUnderTest) async throws {
    var counted: [Int] = []
    try await Session(likes: 1).run(on: tested.pattern) { _, bodies, perform throws(StageError) in
      let before = bodies()
      try await perform()
      counted.append(bodies() - before)
    }

    let recorded = try await BodyReasons.record(of: tested.pattern)

    #expect(recorded.map { $0.bodies.reduce(0) { $0 + $1.runs } } == counted)
    let unnamed = BodyReason.Kind.write(nil)
    #expect(recorded.allSatisfy { act in act.bodies.allSatisfy { $0.reason.kind != unnamed } })
  }
}
