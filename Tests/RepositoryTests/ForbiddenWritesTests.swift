import SourceCode
import Testing

/// Who may write to the posts of the feed, as the compiler answers.
struct ForbiddenWritesTests {
  /// Code in another file of the pattern, what it is given, and the compiler's error.
  private typealias Write = (code: String, given: String, error: String?)

  private static let writes: [String: [Write]] = [
    "MV": [
      ("model.posts = []", "model: inout FeedModel", nil),
      ("view.model.posts = []", "view: FeedView", isPrivate("model")),
    ],
    "MVVM": [("viewModel.posts = []", "viewModel: FeedViewModel", nil)],
    "MVVMActions": [
      ("viewModel.posts = []", "viewModel: FeedViewModel", hasHiddenSetter("posts")),
      ("actions.query = \"\"", "actions: any FeedActions", isGetOnly("query")),
    ],
    "InputOutput": [
      ("viewModel.postsRelay.send([])", "viewModel: FeedViewModel", nil),
      ("viewModel.postsRelay.value = []", "viewModel: FeedViewModel", isGetOnly("value")),
      ("viewModel.postsRelay._value = []", "viewModel: FeedViewModel", isPrivate("_value")),
      (
        "output.postsRelay.send([])", "output: any FeedOutput",
        "value of type 'any FeedOutput' has no member 'postsRelay'"
      ),
    ],
    "MVI": [
      ("store.state.posts = []", "store: FeedStore", isGetOnly("state")),
      ("store._state.posts = []", "store: FeedStore", isPrivate("_state")),
    ],
    "MVIContainer": [
      ("model.posts = []", "model: FeedModel", hasHiddenSetter("posts")),
      (
        "state.display(posts: [])", "state: any FeedModelState",
        "value of type 'any FeedModelState' has no member 'display'"
      ),
      ("actions.display(posts: [])", "actions: any FeedModelActions", nil),
    ],
    "MVIReactor": [
      ("reactor.currentState.posts = []", "reactor: FeedReactor", isGetOnly("currentState")),
      ("reactor.pipeline.state.posts = []", "reactor: FeedReactor", isGetOnly("state")),
      ("reactor.pipeline._state.posts = []", "reactor: FeedReactor", isPrivate("_state")),
      ("Stub(reactor).state.posts = []", "reactor: FeedReactor", nil),
    ],
  ]

  private static func isPrivate(_ name: String) -> String {
    "'\(name)' is inaccessible due to 'private' protection level"
  }
  private static func isGetOnly(_ name: String) -> String {
    "cannot assign to property: '\(name)' is a get-only property"
  }
  private static func hasHiddenSetter(_ name: String) -> String {
    "cannot assign to property: '\(name)' setter is inaccessible"
  }

  private let probe = CompilerProbe(root: Repository.here.root)

  @Test(arguments: writes.keys.sorted())
  func `the compiler refuses a write that a pattern forbids`(_ pattern: String) throws {
    let writes = try #require(Self.writes[pattern])
    let lines = writes.map { CompilerProbe.Line($0.code, given: $0.given) }

    let errors = try probe.errors(in: lines, asFileOf: pattern)

    #expect(errors == writes.map { [$0.error].compactMap(\.self) })
  }

  @Test func `another module may write less`() throws {
    let relay = CompilerProbe.Line(
      "viewModel.queryRelay.send(\"\")", given: "viewModel: FeedViewModel")

    #expect(
      try probe.errors(in: [relay], asUserOf: "InputOutput") == [
        ["'queryRelay' is inaccessible due to 'internal' protection level"]
      ])
  }

  @Test func `the probe fails without modules`() {
    let probe = CompilerProbe(root: Repository.here.root, modules: "/nowhere")
    let good = CompilerProbe.Line("_ = viewModel", given: "viewModel: FeedViewModel")

    #expect(throws: CompilerProbeError.self) { try probe.errors(in: [good], asFileOf: "MVVM") }
  }
}
