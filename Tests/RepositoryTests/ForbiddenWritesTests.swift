import SourceCode
import Testing

/// Who may write to the posts of the feed, as the compiler answers.
struct ForbiddenWritesTests {
  /// Code in another file of the pattern, what it is given, and the compiler's error.
  private typealias Write = (code: String, given: String, error: String?)

  private static let writes: [String: [Write]] = [
    "MV": [
      ("model.posts = []", "model: inout FeedModel", nil),
      (
        "view.model.posts = []", "view: FeedView",
        "'model' is inaccessible due to 'private' protection level"
      ),
    ],
    "MVVM": [("viewModel.posts = []", "viewModel: FeedViewModel", nil)],
    "MVVMActions": [
      (
        "viewModel.posts = []", "viewModel: FeedViewModel",
        "cannot assign to property: 'posts' setter is inaccessible"
      ),
      (
        "actions.query = \"\"", "actions: any FeedActions",
        "cannot assign to property: 'query' is a get-only property"
      ),
    ],
    "InputOutput": [
      ("viewModel.postsRelay.send([])", "viewModel: FeedViewModel", nil),
      (
        "viewModel.postsRelay.value = []", "viewModel: FeedViewModel",
        "cannot assign to property: 'value' is a get-only property"
      ),
      (
        "viewModel.postsRelay._value = []", "viewModel: FeedViewModel",
        "'_value' is inaccessible due to 'private' protection level"
      ),
      (
        "output.postsRelay.send([])", "output: any FeedOutput",
        "value of type 'any FeedOutput' has no member 'postsRelay'"
      ),
    ],
    "MVI": [
      (
        "store.state.posts = []", "store: FeedStore",
        "cannot assign to property: 'state' is a get-only property"
      ),
      (
        "store._state.posts = []", "store: FeedStore",
        "'_state' is inaccessible due to 'private' protection level"
      ),
    ],
    "MVIContainer": [
      (
        "model.posts = []", "model: FeedModel",
        "cannot assign to property: 'posts' setter is inaccessible"
      ),
      (
        "state.display(posts: [])", "state: any FeedModelState",
        "value of type 'any FeedModelState' has no member 'display'"
      ),
      ("actions.display(posts: [])", "actions: any FeedModelActions", nil),
    ],
    "MVIReactor": [
      (
        "reactor.currentState.posts = []", "reactor: FeedReactor",
        "cannot assign to property: 'currentState' is a get-only property"
      ),
      (
        "reactor.pipeline.state.posts = []", "reactor: FeedReactor",
        "cannot assign to property: 'state' is a get-only property"
      ),
      (
        "reactor.pipeline._state.posts = []", "reactor: FeedReactor",
        "'_state' is inaccessible due to 'private' protection level"
      ),
      ("Stub(reactor).state.posts = []", "reactor: FeedReactor", nil),
    ],
  ]

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
