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

/// Leaving: given a page and a search in flight, when the feed is left, then both are cancelled.
struct LeavingCancelsTests {
  @Test func `MV: through the stage, where the view does the work`() async throws {
    let app = TestApp.feed(MV.Pattern(), posts: .numbered(25))
    try await app.open()
    try await app.reachEnd()
    try await app.type("bo", into: "Search")
    #expect(app.pending.count == 1 && app.clock.sleepers.count == 1)

    await app.leave()

    #expect(app.pending == [] && app.clock.sleepers == [])
  }

  @Test func `MVModel: through the stage, where the view does the work`() async throws {
    let app = TestApp.feed(MVModel.Pattern(), posts: .numbered(25))
    try await app.open()
    try await app.reachEnd()
    try await app.type("bo", into: "Search")
    #expect(app.pending.count == 1 && app.clock.sleepers.count == 1)

    await app.leave()

    #expect(app.pending == [] && app.clock.sleepers == [])
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async throws {
    let backend = SampleBackend.gated(posts: .numbered(25))
    let clock = TestClock()
    let viewModel = MVVM.FeedViewModel(environment: .test(backend, clock: clock))
    let running = Task { await viewModel.run() }
    try await answer(backend)
    viewModel.loadNextPage()
    viewModel.query = "bo"
    await settle()
    #expect(backend.pending.count == 1 && clock.sleepers.count == 1)

    running.cancel()
    viewModel.disappear()

    #expect(backend.pending == [] && clock.sleepers == [])
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods`() async throws {
    let backend = SampleBackend.gated(posts: .numbered(25))
    let clock = TestClock()
    let viewModel = MVVMActions.FeedViewModel(environment: .test(backend, clock: clock))
    Task { await viewModel.run() }
    try await answer(backend)
    viewModel.loadNextPage()
    viewModel.changeQuery("bo")
    await settle()
    #expect(backend.pending.count == 1 && clock.sleepers.count == 1)

    viewModel.disappear()

    #expect(backend.pending == [] && clock.sleepers == [])
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async throws {
    let backend = SampleBackend.gated(posts: .numbered(25))
    let clock = TestClock()
    let viewModel = InputOutput.FeedViewModel(environment: .test(backend, clock: clock))
    viewModel.inputs.appeared()
    try await answer(backend)
    viewModel.inputs.endReached()
    viewModel.inputs.queryChanged("bo")
    await settle()
    #expect(backend.pending.count == 1 && clock.sleepers.count == 1)

    viewModel.inputs.disappeared()

    #expect(backend.pending == [] && clock.sleepers == [])
  }

  /// Unchecked: the view.
  @Test func `MVI: through the store, which holds its tasks`() async throws {
    let backend = SampleBackend.gated(posts: .numbered(25))
    let clock = TestClock()
    let store = FeedStore(environment: .test(backend, clock: clock))
    store.send(.appeared)
    try await answer(backend)
    store.send(.endReached)
    store.send(.queryChanged("bo"))
    await settle()
    #expect(backend.pending.count == 1 && clock.sleepers.count == 1)

    store.send(.disappeared)

    #expect(backend.pending == [] && clock.sleepers == [])
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the intent, which holds its tasks`() async throws {
    let backend = SampleBackend.gated(posts: .numbered(25))
    let clock = TestClock()
    let model = FeedModel()
    let intent = MVIContainer.FeedIntent(
      model: model, environment: .test(backend, clock: clock))
    intent.appeared(model.phase, query: model.query)
    try await answer(backend)
    intent.endReached(model.shownPaging)
    intent.queryChanged("bo")
    await settle()
    #expect(backend.pending.count == 1 && clock.sleepers.count == 1)

    intent.disappeared()

    #expect(backend.pending == [] && clock.sleepers == [])
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through actions, as one ends others`() async {
    let backend = SampleBackend.gated()
    let clock = TestClock()
    var state = FeedReactor.State()
    state.paging = .more(Cursor(6))
    let reactor = FeedReactor(initialState: state, environment: .test(backend, clock: clock))
    reactor.action.send(.endReached)
    reactor.action.send(.queryChanged("bo"))
    await settle()
    #expect(backend.pending.count == 1 && clock.sleepers.count == 1)

    reactor.action.send(.disappeared)

    #expect(backend.pending == [] && clock.sleepers == [])
  }
}
