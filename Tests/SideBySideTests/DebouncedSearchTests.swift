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

/// F7: given the feed, when two letters are typed within 300 ms, then 300 ms later one search is
/// sent.
struct DebouncedSearchTests {
  @Test func `MV: through the stage, where the view does the work`() async throws {
    let app = TestApp.feed(MV.Pattern())
    try await app.open()

    try await app.type("b", into: "Search")
    await app.wait(.milliseconds(299))
    try await app.type("bo", into: "Search")
    await app.wait(.milliseconds(299))
    #expect(app.backend.log == [.page(after: nil)])
    await app.wait(.milliseconds(1))

    #expect(app.backend.log == [.page(after: nil), .search("bo")])
  }

  @Test func `MVModel: through the stage, where the view does the work`() async throws {
    let app = TestApp.feed(MVModel.Pattern())
    try await app.open()

    try await app.type("b", into: "Search")
    await app.wait(.milliseconds(299))
    try await app.type("bo", into: "Search")
    await app.wait(.milliseconds(299))
    #expect(app.backend.log == [.page(after: nil)])
    await app.wait(.milliseconds(1))

    #expect(app.backend.log == [.page(after: nil), .search("bo")])
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async {
    let backend = SampleBackend.gated()
    let clock = TestClock()
    let viewModel = MVVM.FeedViewModel(environment: .test(backend, clock: clock))

    viewModel.query = "b"
    await pass(299, on: clock)
    viewModel.query = "bo"
    await pass(299, on: clock)
    #expect(backend.log == [])
    await pass(1, on: clock)

    #expect(backend.log == [.search("bo")])
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods`() async {
    let backend = SampleBackend.gated()
    let clock = TestClock()
    let viewModel = MVVMActions.FeedViewModel(environment: .test(backend, clock: clock))

    viewModel.changeQuery("b")
    await pass(299, on: clock)
    viewModel.changeQuery("bo")
    await pass(299, on: clock)
    #expect(backend.log == [])
    await pass(1, on: clock)

    #expect(backend.log == [.search("bo")])
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async {
    let backend = SampleBackend.gated()
    let clock = TestClock()
    let viewModel = InputOutput.FeedViewModel(environment: .test(backend, clock: clock))

    viewModel.inputs.queryChanged("b")
    await pass(299, on: clock)
    viewModel.inputs.queryChanged("bo")
    await pass(299, on: clock)
    #expect(backend.log == [])
    await pass(1, on: clock)

    #expect(backend.log == [.search("bo")])
  }

  /// Unchecked: the view.
  @Test func `MVI: through the store, as the effect handler waits`() async {
    let backend = SampleBackend.gated()
    let clock = TestClock()
    let store = FeedStore(environment: .test(backend, clock: clock))

    store.send(.queryChanged("b"))
    await pass(299, on: clock)
    store.send(.queryChanged("bo"))
    await pass(299, on: clock)
    #expect(backend.log == [])
    await pass(1, on: clock)

    #expect(backend.log == [.search("bo")])
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the intent, with its backend`() async {
    let backend = SampleBackend.gated()
    let clock = TestClock()
    let model = FeedModel()
    let intent = MVIContainer.FeedIntent(
      model: model, environment: .test(backend, clock: clock))

    intent.queryChanged("b")
    await pass(299, on: clock)
    intent.queryChanged("bo")
    await pass(299, on: clock)
    #expect(backend.log == [])
    await pass(1, on: clock)

    #expect(backend.log == [.search("bo")])
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through actions, as the answer waits`() async {
    let backend = SampleBackend.gated()
    let clock = TestClock()
    let reactor = FeedReactor(environment: .test(backend, clock: clock))

    reactor.action.send(.queryChanged("b"))
    await pass(299, on: clock)
    reactor.action.send(.queryChanged("bo"))
    await pass(299, on: clock)
    #expect(backend.log == [])
    await pass(1, on: clock)

    #expect(backend.log == [.search("bo")])
  }

  func pass(_ milliseconds: Int, on clock: TestClock) async {
    await settle()
    clock.advance(by: .milliseconds(milliseconds))
    await settle()
  }
}
