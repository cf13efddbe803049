import InputOutput
import LabBackend
import LabContract
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
import StageUI
import Testing

/// F9: given a feed, when two authors are tapped, then the first one opens, and on return the next
/// can.
struct OpenAuthorTests {
  let ada = [Post].short[0]
  let bo = [Post].short[1]

  @Test func `MV: through the stage, where the view navigates`() async throws {
    let app = TestApp.feed(MV.Pattern())
    try await app.open()

    try await app.tap("author-2")
    try await app.tap("author-3")
    #expect(app.path == [.feed, .profile(3)])
    await app.leave()
    app.path.removeLast()
    await app.appear()
    try await app.tap("author-3")

    #expect(app.path == [.feed, .profile(2)])
  }

  @Test func `MVModel: through the stage, where the view navigates`() async throws {
    let app = TestApp.feed(MVModel.Pattern())
    try await app.open()

    try await app.tap("author-2")
    try await app.tap("author-3")
    #expect(app.path == [.feed, .profile(3)])
    await app.leave()
    app.path.removeLast()
    await app.appear()
    try await app.tap("author-3")

    #expect(app.path == [.feed, .profile(2)])
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the view model, with its router`() {
    let environment = AppEnvironment.test()
    let viewModel = MVVM.FeedViewModel(environment: environment)

    viewModel.openAuthor(of: bo)
    viewModel.openAuthor(of: ada)
    #expect(environment.router.path == [.feed, .profile(3)])
    viewModel.disappear()
    environment.router.pop()
    viewModel.openAuthor(of: ada)

    #expect(environment.router.path == [.feed, .profile(2)])
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods, with its router`() {
    let environment = AppEnvironment.test()
    let viewModel = MVVMActions.FeedViewModel(environment: environment)

    viewModel.openAuthor(of: bo)
    viewModel.openAuthor(of: ada)
    #expect(environment.router.path == [.feed, .profile(3)])
    viewModel.disappear()
    environment.router.pop()
    viewModel.openAuthor(of: ada)

    #expect(environment.router.path == [.feed, .profile(2)])
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs, with its router`() {
    let environment = AppEnvironment.test()
    let viewModel = InputOutput.FeedViewModel(environment: environment)
    viewModel.inputs.appeared()

    viewModel.inputs.authorTapped(bo)
    viewModel.inputs.authorTapped(ada)
    #expect(environment.router.path == [.feed, .profile(3)])
    viewModel.inputs.disappeared()
    environment.router.pop()
    viewModel.inputs.appeared()
    viewModel.inputs.authorTapped(ada)

    #expect(environment.router.path == [.feed, .profile(2)])
  }

  /// Unchecked: the store, the effect handler, the view.
  @Test func `MVI: through the reducer, with navigation as a value`() {
    var state = Draft(FeedState())

    let first = FeedReducer.reduce(into: &state, .view(.authorTapped(bo)))
    let second = FeedReducer.reduce(into: &state, .view(.authorTapped(ada)))
    #expect(first == [.navigate(.push(.profile(3)))] && second == [])
    _ = FeedReducer.reduce(into: &state, .view(.disappeared))
    _ = FeedReducer.reduce(into: &state, .view(.appeared))
    let next = FeedReducer.reduce(into: &state, .view(.authorTapped(ada)))

    #expect(next == [.navigate(.push(.profile(2)))])
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the intent, with its router`() {
    let environment = AppEnvironment.test()
    let model = FeedModel()
    let intent = MVIContainer.FeedIntent(model: model, environment: environment)

    intent.authorTapped(bo)
    intent.authorTapped(ada)
    #expect(environment.router.path == [.feed, .profile(3)])
    intent.disappeared()
    environment.router.pop()
    intent.appeared(model.phase, query: model.query)
    intent.authorTapped(ada)

    #expect(environment.router.path == [.feed, .profile(2)])
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through actions, as the second reads the state`() {
    let environment = AppEnvironment.test()
    let reactor = FeedReactor(environment: environment)

    reactor.action.send(.authorTapped(bo))
    reactor.action.send(.authorTapped(ada))
    #expect(environment.router.path == [.feed, .profile(3)])
    reactor.action.send(.disappeared)
    environment.router.pop()
    reactor.action.send(.appeared)
    reactor.action.send(.authorTapped(ada))

    #expect(environment.router.path == [.feed, .profile(2)])
  }
}
