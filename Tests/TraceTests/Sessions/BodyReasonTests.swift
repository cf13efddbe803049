import LabContract
import LabPatterns
import LabSessions
import LabSpecification
import LabTrace
import StageUI
import Testing

/// Why the bodies of each pattern run.
struct BodyReasonTests {
  /// What each pattern calls the property that holds the posts.
  nonisolated private static let posts = [
    "MV": "@State FeedView.model", "MVModel": "PostsStore.posts", "MVVM": "FeedViewModel.posts",
    "MVVMActions": "FeedViewModel.posts", "InputOutput": "Relay.posts", "MVI": "FeedState.posts",
    "MVIContainer": "FeedModel.posts", "MVIReactor": "FeedReactor.State.posts",
  ]

  @Test(arguments: posts.keys.sorted())
  func `a like runs the feed for the property that holds the posts`(_ name: String) async throws {
    let posts = try #require(Self.posts[name])
    let pattern = try #require(Patterns.builtIn.first { $0.name == name })

    let like = try await Session.bodies(of: pattern).first { $0.kind == .like }

    let expected =
      if name == "MV" {
        [
          "1 × FeedView: \(posts)", "1 × FeedComposer: parent FeedView: \(posts)",
          "1 × FeedRow: parent FeedView: \(posts)", "1 × FeedFooter: parent FeedView: \(posts)",
          "1 × PublishBar: parent FeedComposer: \(posts)", "1 × PostRow: parent FeedRow: \(posts)",
          "1 × LikeButton: parent PostRow: \(posts)",
        ]
      } else {
        [
          "1 × FeedRows: \(posts)", "1 × FeedRow: parent FeedRows: \(posts)",
          "1 × PostRow: parent FeedRow: \(posts)", "1 × LikeButton: parent PostRow: \(posts)",
        ]
      }
    #expect(like?.bodies.map { "\($0.runs) × \($0.view): \($0.reason)" } == expected)
    #expect(like?.bodies.filter { $0.changed > 0 }.map(\.view) == ["LikeButton"])
  }

  @Test(arguments: PatternUnderTest.all)
  func `an act has every run of its bodies`(_ tested: PatternUnderTest) async throws {
    var counted: [Int] = []
    try await Session(likes: 1).run(on: tested.pattern) { _, bodies, perform throws(StageError) in
      let before = bodies()
      try await perform()
      counted.append(bodies() - before)
    }

    let recorded = try await Session.bodies(of: tested.pattern)

    #expect(recorded.map { $0.bodies.reduce(0) { $0 + $1.runs } } == counted)
    let causes = recorded.flatMap { $0.bodies.map(\.reason.cause) }
    #expect(!causes.contains(BodyReason.untracedWrite.cause))
  }
}
