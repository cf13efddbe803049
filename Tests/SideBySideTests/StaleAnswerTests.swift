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

/// F7: given two searches in flight, when the older one is answered last, then the newer one stays.
struct StaleAnswerTests {
  @Test func `MV: through the stage, where the view does the work`() async throws {
    let app = TestApp.feed(MV.Pattern(), policy: .gatedIgnoringCancellation)
    try await app.open()
    for query in ["first", "second"] {
      try await app.type(query, into: "Search")
      await app.wait(SearchRule.pause)
    }

    try app.backend.release(.search("second"))
    try await app.release(.search("first"))

    expectEnd(app, "───", "[♥ 2]  [Bo]  Second", "That is all.")
  }

  @Test func `MVModel: through the stage, where the view does the work`() async throws {
    let app = TestApp.feed(MVModel.Pattern(), policy: .gatedIgnoringCancellation)
    try await app.open()
    for query in ["first", "second"] {
      try await app.type(query, into: "Search")
      await app.wait(SearchRule.pause)
    }

    try app.backend.release(.search("second"))
    try await app.release(.search("first"))

    expectEnd(app, "───", "[♥ 2]  [Bo]  Second", "That is all.")
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async throws {
    let backend = SampleBackend.gated(.gatedIgnoringCancellation)
    let clock = TestClock()
    let viewModel = MVVM.FeedViewModel(environment: .test(backend, clock: clock))
    for query in ["first", "second"] {
      viewModel.query = query
      await pause(on: clock)
    }

    try backend.release(.search("second"))
    try backend.release(.search("first"))
    await settle()

    #expect(viewModel.shown.map(\.text) == ["Second"])
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods`() async throws {
    let backend = SampleBackend.gated(.gatedIgnoringCancellation)
    let clock = TestClock()
    let viewModel = MVVMActions.FeedViewModel(environment: .test(backend, clock: clock))
    for query in ["first", "second"] {
      viewModel.changeQuery(query)
      await pause(on: clock)
    }

    try backend.release(.search("second"))
    try backend.release(.search("first"))
    await settle()

    #expect(viewModel.shown.map(\.text) == ["Second"])
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async throws {
    let backend = SampleBackend.gated(.gatedIgnoringCancellation)
    let clock = TestClock()
    let viewModel = InputOutput.FeedViewModel(environment: .test(backend, clock: clock))
    let posts = Collected(viewModel.outputs.posts.stream)
    for query in ["first", "second"] {
      viewModel.inputs.queryChanged(query)
      await pause(on: clock)
    }

    try backend.release(.search("second"))
    try backend.release(.search("first"))
    await settle()

    #expect(posts.values.map { $0.map(\.text) } == [[], ["Second"], ["Second"]])
  }

  /// Unchecked: the store, the effect handler, the view.
  @Test func `MVI: through the reducer, which is handed the answer`() {
    var state = Draft(FeedState())
    _ = FeedReducer.reduce(into: &state, .view(.queryChanged("first")))
    _ = FeedReducer.reduce(into: &state, .view(.queryChanged("second")))

    _ = FeedReducer.reduce(into: &state, .found(FoundPosts(query: "second", posts: .short)))
    _ = FeedReducer.reduce(into: &state, .found(FoundPosts(query: "first", posts: [])))

    #expect(state.shown == .short)
  }

  /// Unchecked: the view.
  @Test func `MVI: through the store, which receives the answer`() async throws {
    let backend = SampleBackend.gated(.gatedIgnoringCancellation)
    let clock = TestClock()
    let store = FeedStore(environment: .test(backend, clock: clock))
    for query in ["first", "second"] {
      store.send(.queryChanged(query))
      await pause(on: clock)
    }

    try backend.release(.search("second"))
    try backend.release(.search("first"))
    await settle()

    #expect(store.shown.map(\.text) == ["Second"])
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the intent, reading the state protocol`() async throws {
    let backend = SampleBackend.gated(.gatedIgnoringCancellation)
    let clock = TestClock()
    let model = FeedModel()
    let intent = MVIContainer.FeedIntent(
      model: model, environment: .test(backend, clock: clock))
    let state: any FeedModelState = model
    for query in ["first", "second"] {
      intent.queryChanged(query)
      await pause(on: clock)
    }

    try backend.release(.search("second"))
    try backend.release(.search("first"))
    await settle()

    #expect(state.shown.map(\.text) == ["Second"])
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through actions, as one ends another`() async throws {
    let backend = SampleBackend.gated(.gatedIgnoringCancellation)
    let clock = TestClock()
    let reactor = FeedReactor(environment: .test(backend, clock: clock))
    for query in ["first", "second"] {
      reactor.action.send(.queryChanged(query))
      await pause(on: clock)
    }

    try backend.release(.search("second"))
    try backend.release(.search("first"))
    await settle()

    #expect(reactor.currentState.shown.map(\.text) == ["Second"])
  }

  func pause(on clock: TestClock) async {
    await settle()
    clock.advance(by: SearchRule.pause)
    await settle()
  }
}
