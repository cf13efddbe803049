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

/// F3: given a feed that opens, when its first page fails and Retry is tapped, then the page is
/// requested again and shown.
struct FailedLoadTests {
  @Test func `MV: through the stage, where the view does the work`() async throws {
    let app = TestApp.feed(MV.Pattern())
    await app.appear()
    try await app.answer(.failure(.offline))
    expectEnd(app, "You appear to be offline.", "[Retry]")

    try await app.tap("Retry")
    expectEnd(app, "═══ Feed ═══", "◌ Loading")
    #expect(app.pending == [.page(after: nil)])
    try await app.answer()

    expectEnd(
      app, "───", "[♡ 3]  [Ada]  Third", "[♥ 2]  [Bo]  Second", "[♡ 0]  [Ada]  First",
      "That is all.")
  }

  @Test func `MVModel: through the stage, where the view does the work`() async throws {
    let app = TestApp.feed(MVModel.Pattern())
    await app.appear()
    try await app.answer(.failure(.offline))
    expectEnd(app, "You appear to be offline.", "[Retry]")

    try await app.tap("Retry")
    expectEnd(app, "═══ Feed ═══", "◌ Loading")
    #expect(app.pending == [.page(after: nil)])
    try await app.answer()

    expectEnd(
      app, "───", "[♡ 3]  [Ada]  Third", "[♥ 2]  [Bo]  Second", "[♡ 0]  [Ada]  First",
      "That is all.")
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVM.FeedViewModel(environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend, with: .failure(.offline))
    #expect(viewModel.phase == .failed(.offline))

    viewModel.retry()
    #expect(viewModel.phase == .loading)
    await settle()
    #expect(backend.pending.map(\.request) == [.page(after: nil)])
    try await answer(backend)

    #expect(viewModel.phase == .loaded && viewModel.posts == .short)
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVMActions.FeedViewModel(environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend, with: .failure(.offline))
    #expect(viewModel.phase == .failed(.offline))

    viewModel.retry()
    #expect(viewModel.phase == .loading)
    await settle()
    #expect(backend.pending.map(\.request) == [.page(after: nil)])
    try await answer(backend)

    #expect(viewModel.phase == .loaded && viewModel.shown == .short)
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = InputOutput.FeedViewModel(environment: .test(backend))
    let phases = Collected(viewModel.outputs.phase.stream)
    let posts = Collected(viewModel.outputs.posts.stream)
    viewModel.inputs.appeared()
    try await answer(backend, with: .failure(.offline))

    viewModel.inputs.retryTapped()
    await settle()
    #expect(backend.pending.map(\.request) == [.page(after: nil)])
    try await answer(backend)

    #expect(phases.values == [.loading, .failed(.offline), .loading, .loaded])
    #expect(posts.values == [[], .short])
  }

  /// Unchecked: the view.
  @Test func `MVI: through the store, which receives the answer`() async throws {
    let backend = SampleBackend.gated()
    let store = FeedStore(environment: .test(backend))
    store.send(.appeared)
    try await answer(backend, with: .failure(.offline))
    #expect(store.phase == .failed(.offline))

    store.send(.retryTapped)
    #expect(store.phase == .loading)
    await settle()
    #expect(backend.pending.map(\.request) == [.page(after: nil)])
    try await answer(backend)

    #expect(store.phase == .loaded && store.posts == .short)
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the intent, reading the state protocol`() async throws {
    let backend = SampleBackend.gated()
    let model = FeedModel()
    let intent = MVIContainer.FeedIntent(model: model, environment: .test(backend))
    let state: any FeedModelState = model
    intent.appeared(state.phase, query: state.query)
    try await answer(backend, with: .failure(.offline))
    #expect(state.phase == .failed(.offline))

    intent.retryTapped(state.phase)
    #expect(state.phase == .loading)
    await settle()
    #expect(backend.pending.map(\.request) == [.page(after: nil)])
    try await answer(backend)

    #expect(state.phase == .loaded && state.shown == .short)
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through actions, reading the current state`() async throws {
    let backend = SampleBackend.gated()
    let reactor = FeedReactor(environment: .test(backend))
    reactor.action.send(.appeared)
    try await answer(backend, with: .failure(.offline))
    #expect(reactor.currentState.phase == .failed(.offline))

    reactor.action.send(.retryTapped)
    #expect(reactor.currentState.phase == .loading)
    await settle()
    #expect(backend.pending.map(\.request) == [.page(after: nil)])
    try await answer(backend)

    #expect(reactor.currentState.phase == .loaded && reactor.currentState.posts == .short)
  }
}
