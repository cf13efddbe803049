import InputOutput
import LabBackend
import LabContract
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

/// P9: given a feed that is covered, when its author saves a new name, then the rows have it on
/// return, without a request.
struct NewNameTests {
  let posts = [Post(id: 1, author: 1, authorName: "Noor van der Berg", text: "Mine")]

  @Test func `MV: through the stage, with the profile over the feed`() async throws {
    let feed = TestApp.feed(MV.Pattern(), posts: posts)
    try await feed.open()

    let profile = try await feed.openProfile()
    try await profile.type("Noor", into: "Name")
    try await profile.tap("Save")
    try await profile.answer()
    await profile.leave()
    await feed.appear()

    expectLine(feed, "[♡ 0]  [Noor]  Mine")
    #expect(feed.pending == [])
  }

  /// Unchecked: the view.
  @Test func `MVModel: through the store in the environment`() async throws {
    let backend = SampleBackend.gated(posts: posts)
    let store = MVModel.PostsStore(useCases: AppEnvironment.test(backend).useCases)
    Task { try await store.loadFirstPage() }
    let observing = Task { await store.observeNames() }
    try await answer(backend)

    observing.cancel()
    try await saveName(backend)
    Task { await store.observeNames() }
    await settle()

    #expect(store.posts.map(\.authorName) == ["Noor"])
    #expect(backend.pending == [])
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async throws {
    let backend = SampleBackend.gated(posts: posts)
    let viewModel = MVVM.FeedViewModel(environment: .test(backend))
    let running = Task { await viewModel.run() }
    try await answer(backend)

    running.cancel()
    viewModel.disappear()
    try await saveName(backend)
    Task { await viewModel.run() }
    await settle()

    #expect(viewModel.shown.map(\.authorName) == ["Noor"])
    #expect(backend.pending == [])
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods`() async throws {
    let backend = SampleBackend.gated(posts: posts)
    let viewModel = MVVMActions.FeedViewModel(environment: .test(backend))
    let running = Task { await viewModel.run() }
    try await answer(backend)

    running.cancel()
    viewModel.disappear()
    try await saveName(backend)
    Task { await viewModel.run() }
    await settle()

    #expect(viewModel.shown.map(\.authorName) == ["Noor"])
    #expect(backend.pending == [])
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async throws {
    let backend = SampleBackend.gated(posts: posts)
    let viewModel = InputOutput.FeedViewModel(environment: .test(backend))
    let rows = Collected(viewModel.outputs.posts.stream)
    viewModel.inputs.appeared()
    try await answer(backend)

    viewModel.inputs.disappeared()
    try await saveName(backend)
    viewModel.inputs.appeared()
    await settle()

    #expect(rows.values.map { $0.map(\.authorName) } == [[], ["Noor van der Berg"], ["Noor"]])
    #expect(backend.pending == [])
  }

  /// Unchecked: the view.
  @Test func `MVI: through the store, as an effect observes`() async throws {
    let backend = SampleBackend.gated(posts: posts)
    let store = FeedStore(environment: .test(backend))
    store.send(.appeared)
    try await answer(backend)

    store.send(.disappeared)
    try await saveName(backend)
    store.send(.appeared)
    await settle()

    #expect(store.shown.map(\.authorName) == ["Noor"])
    #expect(backend.pending == [])
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the intent, reading the state protocol`() async throws {
    let backend = SampleBackend.gated(posts: posts)
    let model = FeedModel()
    let intent = MVIContainer.FeedIntent(model: model, environment: .test(backend))
    let state: any FeedModelState = model
    intent.appeared(state.phase, query: state.query)
    try await answer(backend)

    intent.disappeared()
    try await saveName(backend)
    intent.appeared(state.phase, query: state.query)
    await settle()

    #expect(state.shown.map(\.authorName) == ["Noor"])
    #expect(backend.pending == [])
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through actions, as the reactor merges in the names`() async throws {
    let backend = SampleBackend.gated(posts: posts)
    let reactor = FeedReactor(environment: .test(backend))
    reactor.action.send(.appeared)
    try await answer(backend)

    reactor.action.send(.disappeared)
    try await saveName(backend)
    reactor.action.send(.appeared)
    await settle()

    #expect(reactor.currentState.shown.map(\.authorName) == ["Noor"])
    #expect(backend.pending == [])
  }

  /// Saves a new name of the author.
  func saveName(_ backend: SampleBackend) async throws {
    var profile = SampleData.me
    profile.username = "Noor"
    Task { try await backend.save(profile) }
    try await answer(backend)
  }
}
