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

/// F6: given a post, when it is liked and unliked before an answer, then one request is in flight at
/// a time and the last tap wins.
struct DoubleTapTests {
  @Test func `MV: through the stage, where the view does the work`() async throws {
    let app = TestApp.feed(MV.Pattern())
    try await app.open()

    try await app.tap("like-3")
    try await app.tap("like-3")
    expectLine(app, "[♡ 3]  [Ada]  Third")
    #expect(app.pending == [.setLiked(true, 3)])
    try await app.answer()

    #expect(app.pending == [.setLiked(false, 3)])
  }

  /// Unchecked: the view.
  @Test func `MVModel: through the store in the environment`() async throws {
    let backend = SampleBackend.gated()
    let posts = MVModel.PostsStore(useCases: AppEnvironment.test(backend).useCases)
    Task { try await posts.loadFirstPage() }
    try await answer(backend)

    let post = try #require(posts.posts[id: 3])
    posts.toggle(post)
    posts.toggle(post)
    #expect(posts.posts == .short)
    await settle()
    #expect(backend.pending.map(\.request) == [.setLiked(true, 3)])
    try await answer(backend)

    #expect(backend.pending.map(\.request) == [.setLiked(false, 3)])
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVM.FeedViewModel(environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)

    let post = try #require(viewModel.posts[id: 3])
    viewModel.likes.toggle(post)
    viewModel.likes.toggle(post)
    #expect(viewModel.posts == .short)
    await settle()
    #expect(backend.pending.map(\.request) == [.setLiked(true, 3)])
    try await answer(backend)

    #expect(backend.pending.map(\.request) == [.setLiked(false, 3)])
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVMActions.FeedViewModel(environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)

    let post = try #require(viewModel.shown.first)
    viewModel.likes.toggle(post)
    viewModel.likes.toggle(post)
    #expect(viewModel.shown == .short)
    await settle()
    #expect(backend.pending.map(\.request) == [.setLiked(true, 3)])
    try await answer(backend)

    #expect(backend.pending.map(\.request) == [.setLiked(false, 3)])
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = InputOutput.FeedViewModel(environment: .test(backend))
    let posts = Collected(viewModel.outputs.posts.stream)
    viewModel.inputs.appeared()
    try await answer(backend)

    let post = try #require(viewModel.outputs.posts.value.first)
    viewModel.likes.inputs.tapped(post)
    viewModel.likes.inputs.tapped(post)
    await settle()
    #expect(backend.pending.map(\.request) == [.setLiked(true, 3)])
    try await answer(backend)

    #expect(posts.values.map { $0.first?.isLiked } == [nil, false, true, false])
    #expect(backend.pending.map(\.request) == [.setLiked(false, 3)])
  }

  /// Unchecked: the store, the effect handler, the view.
  @Test func `MVI: through the reducer, which is handed the answer`() {
    var state = Draft(LikesState())
    let post = Posts.short[0]

    let first = LikesReducer.reduce(into: &state, .view(.tapped(post)))
    #expect(first == [.output(LikeChange(true, 3)), .run(.setLiked(true, 3))])
    let second = LikesReducer.reduce(into: &state, .view(.tapped(post)))
    #expect(second == [.output(LikeChange(false, 3))])
    let commands = LikesReducer.reduce(into: &state, .succeeded(3))

    #expect(commands == [.run(.setLiked(false, 3))])
  }

  /// Unchecked: the view.
  @Test func `MVI: through the store, which receives the answer`() async throws {
    let backend = SampleBackend.gated()
    let likes = LikesStore(environment: .test(backend))
    var state = FeedState()
    state.posts = .short
    let store = FeedStore(state, likes: likes, environment: .test(backend))

    likes.send(.tapped(store.posts[0]))
    likes.send(.tapped(store.posts[0]))
    #expect(store.posts == .short)
    await settle()
    #expect(backend.pending.map(\.request) == [.setLiked(true, 3)])
    try await answer(backend)

    #expect(backend.pending.map(\.request) == [.setLiked(false, 3)])
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through both intents, reading the state protocol`() async throws {
    let backend = SampleBackend.gated()
    let model = FeedModel()
    let environment = AppEnvironment.test(backend)
    let likesModel = MVIContainer.LikesModel()
    let likes = MVIContainer.LikesIntent(model: likesModel, useCases: environment.useCases)
    let intent = MVIContainer.FeedIntent(model: model, likes: likes, environment: environment)
    let state: any FeedModelState = model
    intent.appeared(state.phase, query: state.query)
    try await answer(backend)

    let post = try #require(state.shown.first)
    likes.tapped(post)
    likes.tapped(post)
    #expect(state.shown == .short)
    await settle()
    #expect(backend.pending.map(\.request) == [.setLiked(true, 3)])
    try await answer(backend)

    #expect(backend.pending.map(\.request) == [.setLiked(false, 3)])
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through actions, as the second reads the state`() async throws {
    let backend = SampleBackend.gated()
    var state = FeedReactor.State()
    state.posts = .short
    let reactor = FeedReactor(initialState: state, environment: .test(backend))
    _ = reactor.state  // Starts the reactor.

    let post = try #require(reactor.currentState.posts[id: 3])
    reactor.likes.action.send(.tapped(post))
    reactor.likes.action.send(.tapped(post))
    #expect(reactor.currentState.posts == .short)
    await settle()
    #expect(backend.pending.map(\.request) == [.setLiked(true, 3)])
    try await answer(backend)

    #expect(backend.pending.map(\.request) == [.setLiked(false, 3)])
  }
}
