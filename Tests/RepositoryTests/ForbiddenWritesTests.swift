import LabAudit
import Testing

/// The compiler's answer to writes of the feed's posts, by place, and to those off the main actor.
struct ForbiddenWritesTests {
  /// Code in another file of the pattern, what it is given, and what the compiler's error says.
  private typealias Write = (code: String, given: String, error: String?)

  private static let writes: [String: [Write]] = [
    "MV": [
      ("model.posts = []", "model: inout FeedModel", nil),
      ("view.model.posts = []", "view: FeedView", isPrivate),
      (
        "Task.detached { model.wrappedValue.query = \"\" }", "model: Binding<FeedModel>",
        isOffMainActor
      ),
    ],
    "MVModel": [
      ("store.posts = []", "store: PostsStore", hasHiddenSetter),
      ("store.notice = nil", "store: PostsStore", nil),
      ("Task.detached { store.notice = nil }", "store: PostsStore", isOffMainActor),
      ("view.isLikedOnly = true", "view: FeedView", isPrivate),
    ],
    "MVVM": [
      ("viewModel.posts = []", "viewModel: FeedViewModel", hasHiddenSetter),
      ("viewModel.query = \"\"", "viewModel: FeedViewModel", nil),
      ("Task.detached { viewModel.query = \"\" }", "viewModel: FeedViewModel", isOffMainActor),
    ],
    "MVVMActions": [
      ("viewModel.posts = []", "viewModel: FeedViewModel", hasHiddenSetter),
      ("viewModel.query = \"\"", "viewModel: FeedViewModel", hasHiddenSetter),
      ("actions.query = \"\"", "actions: any FeedActions", isNoMember),
      ("Task.detached { actions.changeDraft(\"\") }", "actions: any FeedActions", isOffMainActor),
    ],
    "InputOutput": [
      ("viewModel.outputs.posts.value = []", "viewModel: FeedViewModel", isGetOnly),
      ("_ = viewModel.outputs.draft.receive", "viewModel: FeedViewModel", isNoMember),
      ("viewModel.posts.receive(.empty)", "viewModel: FeedViewModel", isPrivate),
      ("viewModel.inputs.queryChanged(\"\")", "viewModel: FeedViewModel", nil),
      (
        "Task.detached { viewModel.inputs.queryChanged(\"\") }", "viewModel: FeedViewModel",
        isOffMainActor
      ),
    ],
    "MVI": [
      ("store.state.posts = []", "store: FeedStore", isGetOnly),
      ("store.posts = []", "store: FeedStore", "cannot assign through dynamic lookup property"),
      ("store._state.posts = []", "store: FeedStore", "has no dynamic member '_state'"),
      ("store.send(.found(FoundPosts(query: \"\", posts: [])))", "store: FeedStore", isNoMember),
      ("Task.detached { store.send(.draftChanged(\"\")) }", "store: FeedStore", isOffMainActor),
    ],
    "MVIContainer": [
      ("model.posts = []", "model: FeedModel", hasHiddenSetter),
      ("state.change(query: \"\")", "state: any FeedModelState", isNoMember),
      ("actions.change(query: \"\")", "actions: any FeedModelActions", nil),
      ("_ = actions.posts", "actions: any FeedModelActions", isNoMember),
      (
        "Task.detached { intent.draftChanged(\"\") }", "intent: any FeedIntentProtocol",
        isOffMainActor
      ),
    ],
    "MVIReactor": [
      (
        "reactor.currentState.posts = []", "reactor: FeedReactor",
        "cannot assign through dynamic lookup property"
      ),
      ("reactor.currentState.state.posts = []", "reactor: FeedReactor", isGetOnly),
      (
        "reactor.pipeline._state.posts = []", "reactor: FeedReactor",
        "has no dynamic member '_state'"
      ),
      // A call of two steps would have to wait for the main actor, and is refused for that.
      (
        "Task.detached { reactor.action.send(.draftChanged(\"\")) }", "reactor: FeedReactor",
        "expression is 'async'"
      ),
    ],
  ]

  private static let isPrivate = "is inaccessible due to 'private' protection level"
  private static let isGetOnly = "is a get-only property"
  private static let hasHiddenSetter = "setter is inaccessible"
  private static let isNoMember = "has no member"
  private static let isOffMainActor = "main actor-isolated"

  private let probe = CompilerProbe(root: Repository.here.root)

  @Test(arguments: writes.keys.sorted())
  func `the compiler refuses a write that a pattern forbids`(_ pattern: String) throws {
    let writes = try #require(Self.writes[pattern])
    let lines = writes.map { CompilerProbe.Line($0.code, given: $0.given) }

    let errors = try probe.errors(in: lines, asFileOf: pattern)

    for (write, errors) in zip(writes, errors) {
      #expect(errors.count == (write.error == nil ? 0 : 1), "\(write.code)")
      #expect(errors.allSatisfy { $0.contains(write.error ?? "") }, "\(write.code)")
    }
  }
}
