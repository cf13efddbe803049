import InputOutput
import LabBackend
import LabDomain
import LabSpecification
import MV
import MVI
import MVIContainer
import MVIReactor
import MVModel
import MVVM
import MVVMActions
import Testing

/// F5: given a page in flight, when the feed is refreshed and the page arrives late, then only page 1
/// is shown.
struct RefreshDiscardsPageTests {
  @Test func `MV: through the stage, where the view does the work`() async throws {
    let app = TestApp.feed(MV.Pattern(), posts: .numbered(25), policy: .gatedIgnoringCancellation)
    try await app.open()

    try await app.reachEnd()
    try await app.refresh()
    try app.backend.release(.page(after: nil))
    try await app.release(.page(after: Cursor(6)))

    expectLine(app, "[♡ 0]  [Ada]  Post 25")
    expectEnd(app, "[♡ 0]  [Ada]  Post 6", "…")
  }

  @Test func `MVModel: through the stage, where the view does the work`() async throws {
    let app = TestApp.feed(
      MVModel.Pattern(), posts: .numbered(25), policy: .gatedIgnoringCancellation)
    try await app.open()

    try await app.reachEnd()
    try await app.refresh()
    try app.backend.release(.page(after: nil))
    try await app.release(.page(after: Cursor(6)))

    expectLine(app, "[♡ 0]  [Ada]  Post 25")
    expectEnd(app, "[♡ 0]  [Ada]  Post 6", "…")
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async throws {
    let backend = SampleBackend.gated(posts: .numbered(25), .gatedIgnoringCancellation)
    let viewModel = MVVM.FeedViewModel(environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)

    viewModel.loadNextPage()
    Task { await viewModel.refresh() }
    await settle()
    try backend.release(.page(after: nil))
    try backend.release(.page(after: Cursor(6)))
    await settle()

    #expect(viewModel.posts.count == 20 && viewModel.paging == .more(Cursor(6)))
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods`() async throws {
    let backend = SampleBackend.gated(posts: .numbered(25), .gatedIgnoringCancellation)
    let viewModel = MVVMActions.FeedViewModel(environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)

    viewModel.loadNextPage()
    Task { await viewModel.refresh() }
    await settle()
    try backend.release(.page(after: nil))
    try backend.release(.page(after: Cursor(6)))
    await settle()

    #expect(viewModel.shown.count == 20 && viewModel.shownPaging == .more(Cursor(6)))
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async throws {
    let backend = SampleBackend.gated(posts: .numbered(25), .gatedIgnoringCancellation)
    let viewModel = InputOutput.FeedViewModel(environment: .test(backend))
    let posts = Collected(viewModel.outputs.posts.stream)
    let paging = Collected(viewModel.outputs.paging.stream)
    viewModel.inputs.appeared()
    try await answer(backend)

    viewModel.inputs.endReached()
    viewModel.inputs.refreshPulled()
    await settle()
    try backend.release(.page(after: nil))
    try backend.release(.page(after: Cursor(6)))
    await settle()

    #expect(posts.values.map(\.count).suffix(2) == [20, 20])
    #expect(paging.values.last == .more(Cursor(6)))
  }

  /// Unchecked: the view.
  @Test func `MVI: through the store, as one effect ends another`() async throws {
    let backend = SampleBackend.gated(posts: .numbered(25), .gatedIgnoringCancellation)
    let store = FeedStore(environment: .test(backend))
    store.send(.appeared)
    try await answer(backend)

    store.send(.endReached)
    store.send(.refreshPulled)
    await settle()
    try backend.release(.page(after: nil))
    try backend.release(.page(after: Cursor(6)))
    await settle()

    #expect(store.posts.count == 20 && store.paging == .more(Cursor(6)))
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the intent, reading the state protocol`() async throws {
    let backend = SampleBackend.gated(posts: .numbered(25), .gatedIgnoringCancellation)
    let model = FeedModel()
    let intent = MVIContainer.FeedIntent(model: model, environment: .test(backend))
    let state: any FeedModelState = model
    intent.appeared(state.phase, query: state.query)
    try await answer(backend)

    intent.endReached(state.shownPaging)
    Task { await intent.refreshPulled() }
    await settle()
    try backend.release(.page(after: nil))
    try backend.release(.page(after: Cursor(6)))
    await settle()

    #expect(state.shown.count == 20 && state.shownPaging == .more(Cursor(6)))
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through actions, as one ends another`() async throws {
    let backend = SampleBackend.gated(posts: .numbered(25), .gatedIgnoringCancellation)
    var state = FeedReactor.State()
    state.posts = .short
    state.paging = .more(Cursor(6))
    let reactor = FeedReactor(initialState: state, environment: .test(backend))

    reactor.action.send(.endReached)
    reactor.action.send(.refreshPulled)
    await settle()
    try backend.release(.page(after: nil))
    try backend.release(.page(after: Cursor(6)))
    await settle()

    #expect(
      reactor.currentState.posts.count == 20 && reactor.currentState.paging == .more(Cursor(6)))
  }
}
