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

/// P8: given an edited name, when Back is tapped, then the screen asks first: Keep editing keeps the
/// name, and Discard closes the screen.
struct DiscardQuestionTests {
  let path: [Router.Route] = [.feed, .profile(1)]

  @Test func `MV: through the stage, where the view asks`() async throws {
    let app = TestApp.profile(MV.Pattern())
    try await app.open()
    try await app.type("Noor", into: "Name")

    try await app.tap("Back")
    expectEnd(app, "[Reset]", "┌ Discard your changes?", "│ [Discard]  [Keep editing]")
    try await app.tap("Keep editing")
    expectLine(app, "Name ‹Noor›")
    expectEnd(app, "[Save]", "[Undo]", "[Reset]")
    #expect(app.path == path)
    try await app.tap("Back")
    try await app.tap("Discard")

    #expect(app.path == [.feed])
  }

  @Test func `MVModel: through the stage, where the view compares its form`() async throws {
    let app = TestApp.profile(MVModel.Pattern())
    try await app.open()
    try await app.type("Noor", into: "Name")

    try await app.tap("Back")
    expectEnd(app, "[Reset]", "┌ Discard your changes?", "│ [Discard]  [Keep editing]")
    try await app.tap("Keep editing")
    expectLine(app, "Name ‹Noor›")
    expectEnd(app, "[Save]", "[Undo]", "[Reset]")
    #expect(app.path == path)
    try await app.tap("Back")
    try await app.tap("Discard")

    #expect(app.path == [.feed])
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend, path: path)
    let viewModel = MVVM.ProfileViewModel(id: 1, environment: environment)
    Task { await viewModel.run() }
    try await answer(backend)
    viewModel.form.name = "Noor"

    viewModel.back()
    #expect(viewModel.isAskingToDiscard)
    viewModel.isAskingToDiscard = false
    #expect(viewModel.form.name == "Noor" && environment.router.path == path)
    viewModel.back()
    viewModel.leave()

    #expect(environment.router.path == [.feed])
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend, path: path)
    let viewModel = MVVMActions.ProfileViewModel(id: 1, environment: environment)
    Task { await viewModel.run() }
    try await answer(backend)
    viewModel.changeName("Noor")

    viewModel.back()
    #expect(viewModel.isAskingToDiscard)
    viewModel.keepEditing()
    #expect(!viewModel.isAskingToDiscard)
    #expect(viewModel.form.name == "Noor" && environment.router.path == path)
    viewModel.back()
    viewModel.leave()

    #expect(environment.router.path == [.feed])
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend, path: path)
    let viewModel = InputOutput.ProfileViewModel(id: 1, environment: environment)
    let questions = Collected(viewModel.outputs.isAskingToDiscard.stream)
    let forms = Collected(viewModel.outputs.form.stream)
    viewModel.inputs.appeared()
    try await answer(backend)
    viewModel.inputs.nameChanged("Noor")

    viewModel.inputs.backTapped()
    viewModel.inputs.discardQuestionClosed()
    #expect(forms.values.last?.name == "Noor" && environment.router.path == path)
    viewModel.inputs.backTapped()
    viewModel.inputs.discardTapped()

    #expect(questions.values == [false, true, false, true])
    #expect(environment.router.path == [.feed])
  }

  /// Unchecked: the store, the effect handler, the view.
  @Test func `MVI: through the reducer, with navigation as a value`() {
    var state = Draft(ProfileState(id: 1))
    let answer = ProfileWithPosts(profile: SampleData.me, posts: [])
    _ = ProfileReducer.reduce(into: &state, .loaded(answer))
    _ = ProfileReducer.reduce(into: &state, .view(.nameChanged("Noor")))

    #expect(ProfileReducer.reduce(into: &state, .view(.backTapped)) == [])
    #expect(state.isAskingToDiscard)
    #expect(ProfileReducer.reduce(into: &state, .view(.discardQuestionClosed)) == [])
    #expect(!state.isAskingToDiscard && state.form.name == "Noor")
    #expect(ProfileReducer.reduce(into: &state, .view(.backTapped)) == [])
    let commands = ProfileReducer.reduce(into: &state, .view(.discardTapped))

    #expect(commands == [.navigate(.pop)])
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the intent, reading the state protocol`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend, path: path)
    let model = MVIContainer.ProfileModel()
    let intent = MVIContainer.ProfileIntent(id: 1, model: model, environment: environment)
    let state: any ProfileModelState = model
    intent.appeared(state.phase, handle: nil)
    try await answer(backend)
    intent.nameChanged("Noor")

    intent.backTapped(isEdited: state.edited != nil)
    #expect(state.isAskingToDiscard)
    intent.discardQuestionClosed()
    #expect(!state.isAskingToDiscard)
    #expect(state.form.name == "Noor" && environment.router.path == path)
    intent.backTapped(isEdited: state.edited != nil)
    intent.discardTapped()

    #expect(environment.router.path == [.feed])
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through actions, from a state of its own`() {
    let environment = AppEnvironment.test(path: path)
    var state = ProfileReactor.State(id: 1)
    state.profile = SampleData.me
    state.form = ProfileForm(SampleData.me)
    state.form.name = "Noor"
    let reactor = ProfileReactor(initialState: state, environment: environment)

    reactor.action.send(.backTapped)
    #expect(reactor.currentState.isAskingToDiscard)
    reactor.action.send(.discardQuestionClosed)
    #expect(!reactor.currentState.isAskingToDiscard)
    #expect(reactor.currentState.form.name == "Noor" && environment.router.path == path)
    reactor.action.send(.backTapped)
    reactor.action.send(.discardTapped)

    #expect(environment.router.path == [.feed])
  }
}
