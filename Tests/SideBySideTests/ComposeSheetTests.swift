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

/// N7: given a draft in the sheet, when publishing fails, then the sheet stays open, and the alert is above it.
///
/// The state says that both are shown. Only a view says which is above: an alert beneath the sheet would not be
/// shown.
struct ComposeSheetTests {
  @Test func `MV: through the stage, where the view has both`() async throws {
    let app = TestApp.feed(MV.Pattern())
    try await app.open()

    try await app.tap("compose")
    try await app.type("Hello", into: "Post")
    try await app.tap("publish-post")
    try await app.answer(.failure(.offline))

    expectLine(app, "║ Post ‹Hello›")
    expectLine(app, "║ ┌ Could not publish")
  }

  @Test func `MVModel: through the stage, where the view has both`() async throws {
    let app = TestApp.feed(MVModel.Pattern())
    try await app.open()

    try await app.tap("compose")
    try await app.type("Hello", into: "Post")
    try await app.tap("publish-post")
    try await app.answer(.failure(.offline))

    expectLine(app, "║ Post ‹Hello›")
    expectLine(app, "║ ┌ Could not publish")
  }

  /// Unchecked: which is above, the view.
  @Test func `MVVM: through the properties of the view model`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVM.FeedViewModel(environment: .test(backend))

    viewModel.isComposing = true
    viewModel.draft = "Hello"
    viewModel.publish()
    try await answer(backend, with: .failure(.offline))

    #expect(viewModel.isComposing && viewModel.draft == "Hello")
    #expect(viewModel.notice == Notice(.publish, .offline))
  }

  /// Unchecked: which is above, the view.
  @Test func `MVVMActions: through the listed methods`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVMActions.FeedViewModel(environment: .test(backend))

    viewModel.showComposer(true)
    viewModel.changeDraft("Hello")
    viewModel.publish()
    try await answer(backend, with: .failure(.offline))

    #expect(viewModel.isComposing && viewModel.draft == "Hello")
    #expect(viewModel.notice == Notice(.publish, .offline))
  }

  /// Unchecked: which is above, the view.
  @Test func `InputOutput: through inputs and collected outputs`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = InputOutput.FeedViewModel(environment: .test(backend))
    let isComposing = Collected(viewModel.outputs.isComposing.stream)
    let notices = Collected(viewModel.outputs.notice.stream)

    viewModel.inputs.composingChanged(true)
    viewModel.inputs.draftChanged("Hello")
    viewModel.inputs.publishTapped()
    try await answer(backend, with: .failure(.offline))

    #expect(isComposing.values == [false, true])
    #expect(viewModel.outputs.draft.value == "Hello")
    #expect(notices.values == [nil, Notice(.publish, .offline)])
  }

  /// Unchecked: the store, the effect handler, which is above, the view.
  @Test func `MVI: through the reducer, with a state that has both`() {
    var state = Draft(FeedState())

    for intent: MVI.FeedIntent.View in [
      .composingChanged(true), .draftChanged("Hello"), .publishTapped,
    ] {
      _ = FeedReducer.reduce(into: &state, .view(intent))
    }
    _ = FeedReducer.reduce(into: &state, .publishFailed(.offline))

    #expect(state.isComposing && state.draft == "Hello")
    #expect(state.notice == Notice(.publish, .offline))
  }

  /// Unchecked: which is above, the view.
  @Test func `MVIContainer: through the intent, reading the state protocol`() async throws {
    let backend = SampleBackend.gated()
    let model = FeedModel()
    let intent = MVIContainer.FeedIntent(model: model, environment: .test(backend))
    let state: any FeedModelState = model

    intent.composingChanged(true)
    intent.draftChanged("Hello")
    intent.publishTapped(state.draft)
    try await answer(backend, with: .failure(.offline))

    #expect(state.isComposing && state.draft == "Hello")
    #expect(state.notice == Notice(.publish, .offline))
  }

  /// Unchecked: which is above, the view.
  @Test func `MVIReactor: through actions, with a state that has both`() async throws {
    let backend = SampleBackend.gated()
    let reactor = FeedReactor(environment: .test(backend))

    reactor.action.send(.composingChanged(true))
    reactor.action.send(.draftChanged("Hello"))
    reactor.action.send(.publishTapped)
    try await answer(backend, with: .failure(.offline))

    #expect(reactor.currentState.isComposing && reactor.currentState.draft == "Hello")
    #expect(reactor.currentState.notice == Notice(.publish, .offline))
  }
}
