import InputOutput
import LabBackend
import LabContract
import LabDomain
import LabFields
import LabSpecification
import MV
import MVI
import MVIContainer
import MVIReactor
import MVModel
import MVVM
import MVVMActions
import Testing

/// F10: given only liked posts on screen, when a like is removed, then the post disappears, and
/// returns if the server rejects that.
struct LikedOnlyTests {
  @Test func `MV: through the stage, where the view does the work`() async throws {
    let app = TestApp.feed(MV.Pattern())
    try await app.open()
    try await app.tap("Liked only")
    expectEnd(app, "───", "[♥ 2]  [Bo]  Second", "That is all.")

    try await app.tap("like-2")
    expectEnd(app, "───", "No such posts.")
    try await app.answer(.failure(.server))
    try await app.tap("OK")

    expectEnd(app, "───", "[♥ 2]  [Bo]  Second", "That is all.")
  }

  /// Unchecked: the view.
  @Test func `MVModel: through the store in the environment`() async throws {
    let backend = SampleBackend.gated()
    let posts = MVModel.PostsStore(useCases: AppEnvironment.test(backend).useCases)
    Task { try await posts.loadFirstPage() }
    try await answer(backend)
    #expect(posts.shown(likedOnly: true).map(\.text) == ["Second"])

    posts.toggle(try #require(posts.posts[id: 2]))
    #expect(posts.shown(likedOnly: true) == [])
    try await answer(backend, with: .failure(.server))

    #expect(posts.shown(likedOnly: true).map(\.text) == ["Second"])
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVM.FeedViewModel(environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)
    viewModel.isLikedOnly = true
    #expect(viewModel.shown.map(\.text) == ["Second"])

    viewModel.likes.toggle(try #require(viewModel.shown.first))
    #expect(viewModel.shown == [])
    try await answer(backend, with: .failure(.server))

    #expect(viewModel.shown.map(\.text) == ["Second"])
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVMActions.FeedViewModel(environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)
    viewModel.showLikedOnly(true)
    #expect(viewModel.shown.map(\.text) == ["Second"])

    viewModel.likes.toggle(try #require(viewModel.shown.first))
    #expect(viewModel.shown == [])
    try await answer(backend, with: .failure(.server))

    #expect(viewModel.shown.map(\.text) == ["Second"])
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = InputOutput.FeedViewModel(environment: .test(backend))
    let posts = Collected(viewModel.outputs.posts.stream)
    viewModel.inputs.appeared()
    try await answer(backend)
    viewModel.inputs.likedOnlyChanged(true)

    viewModel.likes.inputs.tapped(try #require(viewModel.outputs.posts.value.first))
    try await answer(backend, with: .failure(.server))

    #expect(posts.values.dropFirst(2).map { $0.map(\.text) } == [["Second"], [], ["Second"]])
  }

  /// Unchecked: the store, the effect handler, the view.
  @Test func `MVI: through the reducer, which is handed the answer`() {
    var likes = Draft(LikesState())
    var feed = Draft(FeedState())
    feed.posts = .short
    _ = FeedReducer.reduce(into: &feed, .view(.likedOnlyChanged(true)))
    #expect(feed.shown.map(\.text) == ["Second"])

    let commands = LikesReducer.reduce(into: &likes, .view(.tapped(feed.shown[0])))
    #expect(commands == [.output(LikeChange(false, 2)), .run(.setLiked(false, 2))])
    _ = FeedReducer.reduce(into: &feed, .likeChanged(LikeChange(false, 2)))
    #expect(feed.shown == [])
    let undo = LikesReducer.reduce(into: &likes, .failed(2, .server))
    #expect(undo == [.output(LikeChange(true, 2))])
    _ = FeedReducer.reduce(into: &feed, .likeChanged(LikeChange(true, 2)))

    #expect(feed.shown.map(\.text) == ["Second"])
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through both intents, reading the state protocol`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend)
    let likes = MVIContainer.LikesIntent(
      model: MVIContainer.LikesModel(), useCases: environment.useCases)
    let model = FeedModel()
    let intent = MVIContainer.FeedIntent(model: model, likes: likes, environment: environment)
    let state: any FeedModelState = model
    intent.appeared(state.phase, query: state.query)
    try await answer(backend)
    intent.likedOnlyChanged(true)
    #expect(state.shown.map(\.text) == ["Second"])

    likes.tapped(try #require(state.shown.first))
    #expect(state.shown == [])
    try await answer(backend, with: .failure(.server))

    #expect(state.shown.map(\.text) == ["Second"])
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through actions, from a state of its own`() async throws {
    let backend = SampleBackend.gated()
    var state = FeedReactor.State()
    state.posts = .short
    state.isLikedOnly = true
    let reactor = FeedReactor(initialState: state, environment: .test(backend))
    _ = reactor.state  // Starts the reactor.
    #expect(reactor.currentState.shown.map(\.text) == ["Second"])

    reactor.likes.action.send(.tapped(try #require(reactor.currentState.shown.first)))
    #expect(reactor.currentState.shown == [])
    try await answer(backend, with: .failure(.server))

    #expect(reactor.currentState.shown.map(\.text) == ["Second"])
  }
}
