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
  @Test func `MVModel: through the model in the environment`() async throws {
    let backend = SampleBackend.gated()
    let model = MVModel.FeedModel(environment: .test(backend))
    Task { await model.load() }
    try await answer(backend)

    model.toggleLike(3)
    model.toggleLike(3)
    #expect(model.posts == .short)
    try await answer(backend)

    #expect(backend.log.suffix(2) == [.setLiked(true, 3), .setLiked(false, 3)])
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVM.FeedViewModel(environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)

    viewModel.toggleLike(3)
    viewModel.toggleLike(3)
    #expect(viewModel.posts == .short)
    try await answer(backend)

    #expect(backend.log.suffix(2) == [.setLiked(true, 3), .setLiked(false, 3)])
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed entries`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVMActions.FeedViewModel(environment: .test(backend))
    Task { await viewModel.load() }
    try await answer(backend)

    viewModel.toggleLike(3)
    viewModel.toggleLike(3)
    #expect(viewModel.shown == .short)
    try await answer(backend)

    #expect(backend.log.suffix(2) == [.setLiked(true, 3), .setLiked(false, 3)])
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = InputOutput.FeedViewModel(environment: .test(backend))
    let posts = Collected(viewModel.outputs.posts.stream)
    viewModel.inputs.appeared()
    try await answer(backend)

    viewModel.inputs.likeTapped(3)
    viewModel.inputs.likeTapped(3)
    try await answer(backend)

    #expect(posts.values.map { $0.first?.isLiked } == [nil, false, true, false])
    #expect(backend.log.suffix(2) == [.setLiked(true, 3), .setLiked(false, 3)])
  }

  /// Unchecked: the store, the effect handler, the view.
  @Test func `MVI: through the reducer, which is handed the answer`() {
    var state = Draft(FeedState())
    state.posts = .short

    #expect(FeedReducer.reduce(into: &state, .likeTapped(3)) == [.run(.setLiked(true, 3))])
    #expect(FeedReducer.reduce(into: &state, .likeTapped(3)) == [])
    #expect(state.posts == .short)
    let commands = FeedReducer.reduce(into: &state, .likeSucceeded(3))

    #expect(commands == [.run(.setLiked(false, 3))])
  }

  /// Unchecked: the view.
  @Test func `MVI: through the store, which receives the answer`() async throws {
    let backend = SampleBackend.gated()
    var state = FeedState()
    state.posts = .short
    let store = FeedStore(state, environment: .test(backend))

    store.send(.likeTapped(3))
    store.send(.likeTapped(3))
    #expect(store.posts == .short)
    try await answer(backend)

    #expect(backend.log == [.setLiked(true, 3), .setLiked(false, 3)])
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the intent, reading the state protocol`() async throws {
    let (backend, model) = (SampleBackend.gated(), FeedModel())
    let intent = MVIContainer.FeedIntent(model: model, environment: .test(backend))
    let state: any FeedModelState = model
    intent.appeared(state.phase, query: state.query)
    try await answer(backend)

    intent.likeTapped(3, isLiked: state.isLiked(3))
    intent.likeTapped(3, isLiked: state.isLiked(3))
    #expect(state.shown == .short)
    try await answer(backend)

    #expect(backend.log.suffix(2) == [.setLiked(true, 3), .setLiked(false, 3)])
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through actions, as the second reads the state`() async throws {
    let backend = SampleBackend.gated()
    var state = FeedReactor.State()
    state.posts = .short
    let reactor = FeedReactor(initialState: state, environment: .test(backend))

    reactor.action.send(.likeTapped(3))
    reactor.action.send(.likeTapped(3))
    #expect(reactor.currentState.posts == .short)
    try await answer(backend)

    #expect(backend.log == [.setLiked(true, 3), .setLiked(false, 3)])
  }
}
