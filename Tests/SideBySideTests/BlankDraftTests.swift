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
import StageUI
import Testing

/// F8: given a blank draft, when Publish is requested anyway, then nothing is sent.
struct BlankDraftTests {
  let blank = " \t "

  @Test func `MV: through the stage, where the button is disabled`() async throws {
    let app = TestApp.feed(MV.Pattern())
    try await app.open()

    try await app.type(blank, into: "New post")

    expectLine(app, "3/140  (Publish)")
    #expect(throws: StageError.self) { try app.stage.tap("Publish") }
    #expect(app.backend.log == [.page(after: nil)])
  }

  @Test func `MVModel: through the stage, where the button is disabled`() async throws {
    let app = TestApp.feed(MVModel.Pattern())
    try await app.open()

    try await app.type(blank, into: "New post")

    expectLine(app, "3/140  (Publish)")
    #expect(throws: StageError.self) { try app.stage.tap("Publish") }
    #expect(app.backend.log == [.page(after: nil)])
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async {
    let backend = SampleBackend.gated()
    let viewModel = MVVM.FeedViewModel(environment: .test(backend))

    viewModel.draft = blank
    viewModel.publish()
    await settle()

    #expect(!viewModel.canPublish && !viewModel.isPublishing)
    #expect(backend.log == [])
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods`() async {
    let backend = SampleBackend.gated()
    let viewModel = MVVMActions.FeedViewModel(environment: .test(backend))

    viewModel.changeDraft(blank)
    viewModel.publish()
    await settle()

    #expect(!viewModel.canPublish && !viewModel.isPublishing)
    #expect(backend.log == [])
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async {
    let backend = SampleBackend.gated()
    let viewModel = InputOutput.FeedViewModel(environment: .test(backend))
    let canPublish = Collected(viewModel.outputs.canPublish.stream)
    let isPublishing = Collected(viewModel.outputs.isPublishing.stream)

    viewModel.inputs.draftChanged(blank)
    viewModel.inputs.publishTapped()
    await settle()

    #expect(canPublish.values == [false] && isPublishing.values == [false])
    #expect(backend.log == [])
  }

  /// Unchecked: the store, the effect handler, the view.
  @Test func `MVI: through the reducer, with effects as values`() {
    var state = Draft(FeedState())

    _ = FeedReducer.reduce(into: &state, .view(.draftChanged(blank)))
    let commands = FeedReducer.reduce(into: &state, .view(.publishTapped))

    #expect(!state.canPublish && !state.isPublishing)
    #expect(commands == [])
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the intent, reading the state protocol`() async {
    let backend = SampleBackend.gated()
    let model = FeedModel()
    let intent = MVIContainer.FeedIntent(model: model, environment: .test(backend))
    let state: any FeedModelState = model

    intent.draftChanged(blank)
    intent.publishTapped(state.draft)
    await settle()

    #expect(!state.canPublish && !state.isPublishing)
    #expect(backend.log == [])
  }

  /// Unchecked: the pipeline, the view.
  @Test func `MVIReactor: through the mutations of an action`() async {
    let backend = SampleBackend.gated()
    let reactor = FeedReactor(environment: .test(backend))

    reactor.action.send(.draftChanged(blank))
    let mutations = Collected(reactor.mutate(action: .publishTapped).values)
    await settle()

    #expect(!reactor.currentState.canPublish && !reactor.currentState.isPublishing)
    #expect(mutations.values == [] && backend.log == [])
  }
}
