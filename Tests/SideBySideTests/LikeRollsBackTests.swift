import InputOutput
import LabBackend
import LabDomain
import LabFields
import LabTestSupport
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

    expectLine(app, "[♡ 3]  [Ada]  Third")
    expectLine(app, "┌ Could not change the like")
  }

  /// Unchecked: the view.
  @Test func `MVModel: through the model in the environment`() async throws {
    let backend = SampleBackend.gated()
    let model = MVModel.FeedModel(environment: .test(backend))
    Task { await model.load() }
    try await answer(backend)

    model.toggleLike(3)
    #expect(model.posts[id: 3]?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(model.posts == .short)
    #expect(model.notice == Notice(.like, .offline))
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVM.FeedViewModel(environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)

    viewModel.toggleLike(3)
    #expect(viewModel.posts[id: 3]?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(viewModel.posts == .short)
    #expect(viewModel.notice == Notice(.like, .offline))
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed entries`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVMActions.FeedViewModel(environment: .test(backend))
    Task { await viewModel.load() }
    try await answer(backend)

    viewModel.toggleLike(3)
    #expect(viewModel.shown.first?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(viewModel.shown == .short)
    #expect(viewModel.notice == Notice(.like, .offline))
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = InputOutput.FeedViewModel(environment: .test(backend))
    let (posts, notices) = (
      Collected(viewModel.outputs.posts.stream), Collected(viewModel.outputs.notice.stream)
    )
    viewModel.inputs.appeared()
    try await answer(backend)

    viewModel.inputs.likeTapped(3)
    try await answer(backend, with: .failure(.offline))

    #expect(posts.values.map { $0.first?.isLiked } == [nil, false, true, false])
    #expect(notices.values == [nil, Notice(.like, .offline)])
  }

  /// Unchecked: the store, the effect handler, the view.
  @Test func `MVI: through the reducer, which is handed the answer`() {
    var state = Draft(FeedState())
    state.posts = .short

    let commands = FeedReducer.reduce(into: &state, .likeTapped(3))
    #expect(commands == [.run(.setLiked(true, 3))])
    #expect(state.posts[id: 3]?.isLiked == true)
    _ = FeedReducer.reduce(into: &state, .likeFailed(3, .offline))

    #expect(state.posts == .short)
    #expect(state.notice == Notice(.like, .offline))
  }

  /// Unchecked: the view.
  @Test func `MVI: through the store, which receives the answer`() async throws {
    let backend = SampleBackend.gated()
    var state = FeedState()
    state.posts = .short
    let store = FeedStore(state, environment: .test(backend))

    store.send(.likeTapped(3))
    #expect(store.posts[id: 3]?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(store.posts == .short)
    #expect(store.notice == Notice(.like, .offline))
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the intent, reading the state protocol`() async throws {
    let (backend, model) = (SampleBackend.gated(), FeedModel())
    let intent = MVIContainer.FeedIntent(model: model, environment: .test(backend))
    let state: any FeedModelState = model
    intent.appeared(state.phase, query: state.query)
    try await answer(backend)

    intent.likeTapped(3, isLiked: state.isLiked(3))
    #expect(state.shown.first?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(state.shown == .short)
    #expect(state.notice == Notice(.like, .offline))
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through actions, from a state of its own`() async throws {
    let backend = SampleBackend.gated()
    var state = FeedReactor.State()
    state.posts = .short
    let reactor = FeedReactor(initialState: state, environment: .test(backend))

    reactor.action.send(.likeTapped(3))
    #expect(reactor.currentState.posts[id: 3]?.isLiked == true)
    try await answer(backend, with: .failure(.offline))

    #expect(reactor.currentState.posts == .short)
    #expect(reactor.currentState.notice == Notice(.like, .offline))
  }
}
