import Foundation
import InputOutput
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
import Testing

/// N5: given a feed, when an author is opened, then the stack that is saved and restored has the profile and the
/// name.
struct SavedStackTests {
  let bo = [Post].short[1]

  @Test func `MV: through the stage, where the view changes its parent's path`() async throws {
    let app = TestApp.feed(MV.Pattern())
    try await app.open()
    try await app.tap("author-2")

    #expect(endsWithBo(try restored(app.path)))
  }

  @Test func `MVModel: through the stage, where the view changes the model`() async throws {
    let app = TestApp.feed(MVModel.Pattern())
    try await app.open()
    try await app.tap("author-2")

    let navigation = NavigationModel(path: try restored(app.path))
    #expect(endsWithBo(navigation.path))
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the view model, with its router`() throws {
    let environment = AppEnvironment.test()
    let viewModel = MVVM.FeedViewModel(environment: environment)
    viewModel.openAuthor(of: bo)

    let router = Router(path: try restored(environment.router.path))
    #expect(endsWithBo(router.path))
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods, with its router`() throws {
    let environment = AppEnvironment.test()
    let viewModel = MVVMActions.FeedViewModel(environment: environment)
    viewModel.openAuthor(of: bo)

    let router = Router(path: try restored(environment.router.path))
    #expect(endsWithBo(router.path))
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs, with its router`() throws {
    let environment = AppEnvironment.test()
    let viewModel = InputOutput.FeedViewModel(environment: environment)
    viewModel.inputs.appeared()
    viewModel.inputs.authorTapped(bo)

    let router = Router(path: try restored(environment.router.path))
    #expect(endsWithBo(router.path))
  }

  /// Unchecked: the stores, the effect handler, the view.
  @Test func `MVI: through two reducers, the second with the path as state`() throws {
    var (feed, navigation) = (Draft(FeedState()), Draft(NavigationState(path: [.feed])))
    for command in FeedReducer.reduce(into: &feed, .view(.authorTapped(bo))) {
      guard case .navigate(let change) = command else { continue }
      _ = NavigationReducer.reduce(into: &navigation, .view(change))
    }

    let state = try restored(navigation.state)
    #expect(endsWithBo(state.path))
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the intent, with its router`() throws {
    let environment = AppEnvironment.test()
    let intent = MVIContainer.FeedIntent(model: FeedModel(), environment: environment)
    intent.authorTapped(bo)

    let router = Router(path: try restored(environment.router.path))
    #expect(endsWithBo(router.path))
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through actions, with its router`() throws {
    let environment = AppEnvironment.test()
    let reactor = FeedReactor(environment: environment)
    reactor.action.send(.authorTapped(bo))

    let router = Router(path: try restored(environment.router.path))
    #expect(endsWithBo(router.path))
  }

  private func restored<Value: Codable>(_ saved: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(saved))
  }

  private func endsWithBo(_ path: [Router.Route]) -> Bool {
    guard path.count == 2, case .profile(3, "Bo") = path[1] else { return false }
    return path[0] == .feed
  }
}
