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

/// F6: given a feed, when a like fails, then the row is restored and an alert says why.
struct LikeRollsBackTests {
  @Test func `MV: through the stage, where the view does the work`() async throws {
    let app = TestApp.feed(MV.Pattern())
    try await app.open()

    try await app.tap("like-3")
    expectLine(app, "[♥ 4]  [Ada]  Third")
    try await app.answer(.failure(.offline))

    expectEnd(
      app, "───", "[♡ 3]  [Ada]  Third", "[♥ 2]  [Bo]  Second", "[♡ 0]  [Ada]  First",
      "That is all.", "┌ Could not change the like", "│ You appear to be offline.", "│ [OK]")
  }

  /// Unchecked: the view.
  @Test func `MVModel: through the store in the environment`() async throws {
    let backend = SampleBackend.gated()
    let posts = MVModel.PostsStore(useCases: AppEnvironment.test(backend).useCases)
    Task { try await posts.loadFirstPage() }
    try await answer(backend)

    posts.toggle(try #require(posts.posts[id: 3]))
    #expect(posts.posts[id: 3]?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(posts.posts == .short)
    #expect(posts.notice == Notice(.like, .offline))
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVM.FeedViewModel(environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)

    viewModel.likes.toggle(try #require(viewModel.posts[id: 3]))
    #expect(viewModel.posts[id: 3]?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(viewModel.posts == .short)
    #expect(viewModel.likes.notice == Notice(.like, .offline))
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVMActions.FeedViewModel(environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)

    viewModel.likes.toggle(try #require(viewModel.shown.first))
    #expect(viewModel.shown.first?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(viewModel.shown == .short)
    #expect(viewModel.likes.notice == Notice(.like, .offline))
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = InputOutput.FeedViewModel(environment: .test(backend))
    let posts = Collected(viewModel.outputs.posts.stream)
    let notices = Collected(viewModel.likes.outputs.notice.stream)
    viewModel.inputs.appeared()
    try await answer(backend)

    viewModel.likes.inputs.tapped(try #require(viewModel.outputs.posts.value.first))
    try await answer(backend, with: .failure(.offline))

    #expect(posts.values.map { $0.first?.isLiked } == [nil, false, true, false])
    #expect(posts.values.last == .short)
    #expect(notices.values == [nil, Notice(.like, .offline)])
  }

  /// Unchecked: the store, the effect handler, the view.
  @Test func `MVI: through the reducer, which is handed the answer`() {
    var likes = Draft(LikesState())
    var feed = Draft(FeedState())
    feed.posts = .short

    let commands = LikesReducer.reduce(into: &likes, .view(.tapped(feed.posts[0])))
    #expect(commands == [.output(LikeChange(true, 3)), .run(.setLiked(true, 3))])
    _ = FeedReducer.reduce(into: &feed, .likeChanged(LikeChange(true, 3)))
    #expect(feed.posts[id: 3]?.isLiked == true)
    let undo = LikesReducer.reduce(into: &likes, .failed(3, .offline))
    #expect(undo == [.output(LikeChange(false, 3))])
    _ = FeedReducer.reduce(into: &feed, .likeChanged(LikeChange(false, 3)))

    #expect(feed.posts == .short)
    #expect(likes.notice == Notice(.like, .offline))
  }

  /// Unchecked: the view.
  @Test func `MVI: through the store, which receives the answer`() async throws {
    let backend = SampleBackend.gated()
    let likes = LikesStore(environment: .test(backend))
    var state = FeedState()
    state.posts = .short
    let store = FeedStore(state, likes: likes, environment: .test(backend))

    likes.send(.tapped(store.posts[0]))
    #expect(store.posts[id: 3]?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(store.posts == .short)
    #expect(likes.notice == Notice(.like, .offline))
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through both intents, reading the state protocols`() async throws {
    let backend = SampleBackend.gated()
    let model = FeedModel()
    let environment = AppEnvironment.test(backend)
    let likesModel = MVIContainer.LikesModel()
    let likes = MVIContainer.LikesIntent(model: likesModel, useCases: environment.useCases)
    let intent = MVIContainer.FeedIntent(model: model, likes: likes, environment: environment)
    let state: any FeedModelState = model
    let likesState: any LikesModelState = likesModel
    intent.appeared(state.phase, query: state.query)
    try await answer(backend)

    likes.tapped(try #require(state.shown.first))
    #expect(state.shown.first?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(state.shown == .short)
    #expect(likesState.notice == Notice(.like, .offline))
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through actions, from a state of its own`() async throws {
    let backend = SampleBackend.gated()
    var state = FeedReactor.State()
    state.posts = .short
    let reactor = FeedReactor(initialState: state, environment: .test(backend))
    _ = reactor.state  // Starts the reactor.

    reactor.likes.action.send(.tapped(try #require(reactor.currentState.posts[id: 3])))
    #expect(reactor.currentState.posts[id: 3]?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(reactor.currentState.posts == .short)
    #expect(reactor.likes.currentState.notice == Notice(.like, .offline))
  }
}
