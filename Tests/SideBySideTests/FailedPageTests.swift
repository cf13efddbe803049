import InputOutput
import LabBackend
import LabDomain
import LabFields
import LabSpecification
import LabStreams
import MV
import MVI
import MVIContainer
import MVIReactor
import MVModel
import MVVM
import MVVMActions
import Testing

/// F4: given rows with more after them, when the next page fails, then the rows stay and the page can
/// be retried.
struct FailedPageTests {
  @Test func `MV: through the stage, where the view does the work`() async throws {
    let app = TestApp.feed(MV.Pattern(), posts: .numbered(25))
    try await app.open()

    try await app.reachEnd()
    try await app.answer(.failure(.server))

    expectLine(app, "[♡ 0]  [Ada]  Post 25")
    expectEnd(app, "[♡ 0]  [Ada]  Post 6", "The server could not answer.  [Retry]")
    try await app.tap("retry-page")
    expectEnd(app, "[♡ 0]  [Ada]  Post 6", "◌ Loading more")
    #expect(app.pending == [.page(after: Cursor(6))])
  }

  @Test func `MVModel: through the stage, where the view does the work`() async throws {
    let app = TestApp.feed(MVModel.Pattern(), posts: .numbered(25))
    try await app.open()

    try await app.reachEnd()
    try await app.answer(.failure(.server))

    expectLine(app, "[♡ 0]  [Ada]  Post 25")
    expectEnd(app, "[♡ 0]  [Ada]  Post 6", "The server could not answer.  [Retry]")
    try await app.tap("retry-page")
    expectEnd(app, "[♡ 0]  [Ada]  Post 6", "◌ Loading more")
    #expect(app.pending == [.page(after: Cursor(6))])
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async throws {
    let backend = SampleBackend.gated(posts: .numbered(25))
    let viewModel = MVVM.FeedViewModel(environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)

    viewModel.loadNextPage()
    try await answer(backend, with: .failure(.server))

    #expect(viewModel.posts.count == 20 && viewModel.paging == .failed(.server, Cursor(6)))
    viewModel.retryPage()
    #expect(viewModel.paging == .loading(Cursor(6)))
    await settle()
    #expect(backend.pending.map(\.request) == [.page(after: Cursor(6))])
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods`() async throws {
    let backend = SampleBackend.gated(posts: .numbered(25))
    let viewModel = MVVMActions.FeedViewModel(environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)

    viewModel.loadNextPage()
    try await answer(backend, with: .failure(.server))

    #expect(viewModel.shown.count == 20 && viewModel.shownPaging == .failed(.server, Cursor(6)))
    viewModel.retryPage()
    #expect(viewModel.shownPaging == .loading(Cursor(6)))
    await settle()
    #expect(backend.pending.map(\.request) == [.page(after: Cursor(6))])
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
    try await answer(backend, with: .failure(.server))
    viewModel.inputs.pageRetryTapped()
    await settle()

    #expect(posts.values.last?.count == 20)
    #expect(paging.values.suffix(2) == [.failed(.server, Cursor(6)), .loading(Cursor(6))])
    #expect(backend.pending.map(\.request) == [.page(after: Cursor(6))])
  }

  /// Unchecked: the store, the effect handler, the view.
  @Test func `MVI: through the reducer, which is handed the answer`() {
    var state = Draft(FeedState())
    state.posts = .short
    state.paging = .loading(Cursor(1))

    _ = FeedReducer.reduce(into: &state, .pageFailed(.server, Cursor(1)))

    #expect(state.posts == .short && state.paging == .failed(.server, Cursor(1)))
    let commands = FeedReducer.reduce(into: &state, .view(.pageRetryTapped))
    #expect(state.paging == .loading(Cursor(1)))
    #expect(commands == [.run(.loadPage(after: Cursor(1)))])
  }

  /// Unchecked: the view.
  @Test func `MVI: through the store, which receives the answer`() async throws {
    let backend = SampleBackend.gated()
    var state = FeedState()
    state.posts = .short
    state.paging = .more(Cursor(1))
    let store = FeedStore(state, environment: .test(backend))

    store.send(.endReached)
    try await answer(backend, with: .failure(.server))

    #expect(store.posts == .short && store.paging == .failed(.server, Cursor(1)))
    store.send(.pageRetryTapped)
    #expect(store.paging == .loading(Cursor(1)))
    await settle()
    #expect(backend.pending.map(\.request) == [.page(after: Cursor(1))])
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
    try await answer(backend, with: .failure(.server))

    #expect(state.shown.count == 20 && state.shownPaging == .failed(.server, Cursor(6)))
    intent.pageRetryTapped(state.shownPaging)
    #expect(state.shownPaging == .loading(Cursor(6)))
    await settle()
    #expect(backend.pending.map(\.request) == [.page(after: Cursor(6))])
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through actions, from a state of its own`() async throws {
    let backend = SampleBackend.gated()
    var state = FeedReactor.State()
    state.posts = .short
    state.paging = .more(Cursor(1))
    let reactor = FeedReactor(initialState: state, environment: .test(backend))

    reactor.action.send(.endReached)
    try await answer(backend, with: .failure(.server))

    #expect(reactor.currentState.posts == .short)
    #expect(reactor.currentState.paging == .failed(.server, Cursor(1)))
    reactor.action.send(.pageRetryTapped)
    #expect(reactor.currentState.paging == .loading(Cursor(1)))
    await settle()
    #expect(backend.pending.map(\.request) == [.page(after: Cursor(1))])
  }
}
