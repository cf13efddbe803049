import InputOutput
import LabBackend
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

/// F4: given more pages, when the end is reached twice, then the next page is requested once.
struct PagingOnceTests {
  @Test func `MV: through the stage, where the view does the work`() async throws {
    let app = TestApp.feed(MV.Pattern(), posts: .numbered(25))
    try await app.open()

    try await app.reachEnd()
    try await app.reachEnd()
    try await app.answer()

    #expect(app.backend.log == [.page(after: nil), .page(after: Cursor(6))])
    expectLine(app, "[♡ 0]  [Ada]  Post 25")
    expectEnd(app, "[♡ 0]  [Ada]  Post 1", "That is all.")
  }

  @Test func `MVModel: through the stage, where the view does the work`() async throws {
    let app = TestApp.feed(MVModel.Pattern(), posts: .numbered(25))
    try await app.open()

    try await app.reachEnd()
    try await app.reachEnd()
    try await app.answer()

    #expect(app.backend.log == [.page(after: nil), .page(after: Cursor(6))])
    expectLine(app, "[♡ 0]  [Ada]  Post 25")
    expectEnd(app, "[♡ 0]  [Ada]  Post 1", "That is all.")
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async throws {
    let backend = SampleBackend.gated(posts: .numbered(25))
    let viewModel = MVVM.FeedViewModel(environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)

    viewModel.loadNextPage()
    viewModel.loadNextPage()
    try await answer(backend)

    #expect(backend.log == [.page(after: nil), .page(after: Cursor(6))])
    #expect(viewModel.posts.count == 25 && viewModel.paging == .end)
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods`() async throws {
    let backend = SampleBackend.gated(posts: .numbered(25))
    let viewModel = MVVMActions.FeedViewModel(environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)

    viewModel.loadNextPage()
    viewModel.loadNextPage()
    try await answer(backend)

    #expect(backend.log == [.page(after: nil), .page(after: Cursor(6))])
    #expect(viewModel.shown.count == 25 && viewModel.shownPaging == .end)
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async throws {
    let backend = SampleBackend.gated(posts: .numbered(25))
    let viewModel = InputOutput.FeedViewModel(environment: .test(backend))
    let posts = Collected(viewModel.outputs.posts.stream)
    let paging = Collected(viewModel.outputs.paging.stream)
    viewModel.inputs.appeared()
    try await answer(backend)

    viewModel.inputs.endReached()
    viewModel.inputs.endReached()
    try await answer(backend)

    #expect(backend.log == [.page(after: nil), .page(after: Cursor(6))])
    #expect(posts.values.last?.count == 25)
    #expect(paging.values == [.end, .more(Cursor(6)), .loading(Cursor(6)), .end])
  }

  /// Unchecked: the store, the effect handler, the view.
  @Test func `MVI: through the reducer, which is handed the answer`() {
    var state = Draft(FeedState())
    state.paging = .more(Cursor(6))

    let commands = FeedReducer.reduce(into: &state, .view(.endReached))
    #expect(commands == [.run(.loadPage(after: Cursor(6)))])
    #expect(FeedReducer.reduce(into: &state, .view(.endReached)) == [])
    let page = Page<Post>(items: .short, next: nil)
    _ = FeedReducer.reduce(into: &state, .pageLoaded(page))

    #expect(state.posts == .short && state.paging == .end)
  }

  /// Unchecked: the view.
  @Test func `MVI: through the store, which receives the answer`() async throws {
    let backend = SampleBackend.gated(posts: .numbered(25))
    var state = FeedState()
    state.paging = .more(Cursor(6))
    let store = FeedStore(state, environment: .test(backend))

    store.send(.endReached)
    store.send(.endReached)
    try await answer(backend)

    #expect(backend.log == [.page(after: Cursor(6))])
    #expect(store.posts.count == 5 && store.paging == .end)
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the intent, reading the state protocol`() async throws {
    let backend = SampleBackend.gated(posts: .numbered(25))
    let model = FeedModel()
    let intent = MVIContainer.FeedIntent(model: model, environment: .test(backend))
    let state: any FeedModelState = model
    intent.appeared(state.phase, query: state.query)
    try await answer(backend)

    intent.endReached(state.shownPaging)
    intent.endReached(state.shownPaging)
    try await answer(backend)

    #expect(backend.log == [.page(after: nil), .page(after: Cursor(6))])
    #expect(state.shown.count == 25 && state.shownPaging == .end)
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through actions, as the second reads the state`() async throws {
    let backend = SampleBackend.gated(posts: .numbered(25))
    var state = FeedReactor.State()
    state.paging = .more(Cursor(6))
    let reactor = FeedReactor(initialState: state, environment: .test(backend))

    reactor.action.send(.endReached)
    reactor.action.send(.endReached)
    try await answer(backend)

    #expect(backend.log == [.page(after: Cursor(6))])
    #expect(reactor.currentState.posts.count == 5 && reactor.currentState.paging == .end)
  }
}
