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
    "MV": "@State FeedView.model", "MVVM": "FeedViewModel.posts",
    "MVVMActions": "FeedViewModel.posts", "InputOutput": "Relay.posts", "MVI": "FeedState.posts",
    "MVIContainer": "FeedModel.posts", "MVIReactor": "FeedReactor.State.posts",
  ]

  @Test(arguments: posts.keys.sorted())
  func `a like runs the feed for the property that holds the posts`(_ name: String) async throws {
    let posts = try #require(Self.posts[name])
    let pattern = try #require(Patterns.builtIn.first { $0.name == name })

    let like = try await BodyReasons.record(of: pattern).first { $0.kind == .like }

    // In MV the two read the state themselves, through bindings.
    let inner = posts.hasPrefix("@State") ? posts : "parent FeedView: \(posts)"
    #expect(
      like?.bodies.map { "\($0.runs) × \($0.view): \($0.reason)" } == [
        "1 × FeedView: \(posts)", "1 × FeedFilter: \(inner)", "1 × PublishBar: \(inner)",
        "40 × PostRow: parent FeedView: \(posts)", "1 × FeedFooter: parent FeedView: \(posts)",
      ])
    #expect(like?.bodies.map(\.changed) == [0, 0, 0, 1, 0])
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
