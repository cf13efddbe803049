import InputOutput
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
import StageUI
import Testing

/// P10: given a waiting message, when the feed starts to receive, then it shows once, not on return.
struct OneShotMessageTests {
  @Test func `MV: through the stage, where the view does the work`() async throws {
    let app = TestApp.feed(MV.Pattern())
    app.messages.post(.saved)

    try await app.open()
    expectLine(app, "▒ [✓ Saved]")
    await app.leave()
    await app.appear()

    #expect(!app.stage.text.contains("Saved"))
  }

  @Test func `MVModel: through the stage, where the view does the work`() async throws {
    let app = TestApp.feed(MVModel.Pattern())
    app.messages.post(.saved)

    try await app.open()
    expectLine(app, "▒ [✓ Saved]")
    await app.leave()
    await app.appear()

    #expect(!app.stage.text.contains("Saved"))
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async {
    let environment = AppEnvironment.test()
    let viewModel = MVVM.FeedViewModel(environment: environment)
    environment.messages.post(.saved)

    let running = Task { await viewModel.run() }
    await settle()
    #expect(viewModel.message == .saved)
    running.cancel()
    viewModel.disappear()
    Task { await viewModel.run() }
    await settle()

    #expect(viewModel.message == nil)
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods`() async {
    let environment = AppEnvironment.test()
    let viewModel = MVVMActions.FeedViewModel(environment: environment)
    environment.messages.post(.saved)

    let running = Task { await viewModel.run() }
    await settle()
    #expect(viewModel.message == .saved)
    running.cancel()
    viewModel.disappear()
    Task { await viewModel.run() }
    await settle()

    #expect(viewModel.message == nil)
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async {
    let environment = AppEnvironment.test()
    let viewModel = InputOutput.FeedViewModel(environment: environment)
    let messages = Collected(viewModel.outputs.message.stream)
    environment.messages.post(.saved)

    viewModel.inputs.appeared()
    await settle()
    viewModel.inputs.disappeared()
    viewModel.inputs.appeared()
    await settle()

    #expect(messages.values == [nil, .saved, nil])
  }

  /// Unchecked: the view.
  @Test func `MVI: through the store, as an effect listens`() async {
    let environment = AppEnvironment.test()
    let store = FeedStore(environment: environment)
    environment.messages.post(.saved)

    store.send(.appeared)
    await settle()
    #expect(store.message == .saved)
    store.send(.disappeared)
    store.send(.appeared)
    await settle()

    #expect(store.message == nil)
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the intent, reading the state protocol`() async {
    let environment = AppEnvironment.test()
    let model = FeedModel()
    let intent = MVIContainer.FeedIntent(model: model, environment: environment)
    let state: any FeedModelState = model
    environment.messages.post(.saved)

    intent.appeared(state.phase, query: state.query)
    await settle()
    #expect(state.message == .saved)
    intent.disappeared()
    intent.appeared(state.phase, query: state.query)
    await settle()

    #expect(state.message == nil)
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through actions, counting the pulse`() async {
    let environment = AppEnvironment.test()
    let reactor = FeedReactor(environment: environment)
    environment.messages.post(.saved)

    reactor.action.send(.appeared)
    await settle()
    #expect(reactor.currentState.messagePulse.wrappedValue == .saved)
    #expect(reactor.currentState.messagePulse.valueUpdatedCount == 1)
    reactor.action.send(.disappeared)
    reactor.action.send(.appeared)
    await settle()

    #expect(reactor.currentState.messagePulse.valueUpdatedCount == 1)
  }
}
