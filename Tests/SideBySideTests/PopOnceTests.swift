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

/// P6: given a changed profile, when Save is tapped twice and succeeds, then the screen closes once.
struct PopOnceTests {
  let path: [Router.Route] = [.feed, .profile(1)]

  @Test func `MV: through the stage, where the view does the work`() async throws {
    let app = TestApp.profile(MV.Pattern())
    try await app.open()
    try await app.type("Noor", into: "Name")

    try app.stage.tap("Save", times: 2)
    try await app.answer()

    #expect(app.path == [.feed] && app.pending == [])
  }

  @Test func `MVModel: through the stage, where the view saves the form`() async throws {
    let app = TestApp.profile(MVModel.Pattern())
    try await app.open()
    try await app.type("Noor", into: "Name")

    try app.stage.tap("Save", times: 2)
    try await app.answer()

    #expect(app.path == [.feed] && app.pending == [])
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend, path: path)
    let viewModel = MVVM.ProfileViewModel(id: 1, environment: environment)
    Task { await viewModel.run() }
    try await answer(backend)
    viewModel.form.name = "Noor"

    viewModel.save()
    viewModel.save()
    try await answer(backend)

    #expect(environment.router.path == [.feed] && backend.pending == [])
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend, path: path)
    let viewModel = MVVMActions.ProfileViewModel(id: 1, environment: environment)
    Task { await viewModel.run() }
    try await answer(backend)
    viewModel.changeName("Noor")

    viewModel.save()
    viewModel.save()
    try await answer(backend)

    #expect(environment.router.path == [.feed] && backend.pending == [])
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend, path: path)
    let viewModel = InputOutput.ProfileViewModel(id: 1, environment: environment)
    viewModel.inputs.appeared()
    try await answer(backend)
    viewModel.inputs.nameChanged("Noor")

    viewModel.inputs.saveTapped()
    viewModel.inputs.saveTapped()
    try await answer(backend)

    #expect(environment.router.path == [.feed] && backend.pending == [])
  }

  /// Unchecked: the store, the effect handler, the view.
  @Test func `MVI: through the reducer, which is handed the answer`() throws {
    var state = Draft(ProfileState(id: 1))
    let answer = ProfileWithPosts(profile: SampleData.me, posts: [])
    _ = ProfileReducer.reduce(into: &state, .loaded(answer))
    _ = ProfileReducer.reduce(into: &state, .view(.nameChanged("Noor")))

    let edited = try #require(state.edited)
    #expect(ProfileReducer.reduce(into: &state, .view(.saveTapped)) == [.run(.save(edited))])
    #expect(ProfileReducer.reduce(into: &state, .view(.saveTapped)) == [])
    let commands = ProfileReducer.reduce(into: &state, .saved(SampleData.me))

    #expect(commands == [.run(.post(.saved)), .navigate(.pop)])
    #expect(ProfileReducer.reduce(into: &state, .view(.backTapped)) == [])
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the intent, with its router`() async throws {
    let backend = SampleBackend.gated()
    let model = MVIContainer.ProfileModel()
    let environment = AppEnvironment.test(backend, path: path)
    let intent = MVIContainer.ProfileIntent(id: 1, model: model, environment: environment)
    intent.appeared(model.phase, handle: nil)
    try await answer(backend)
    intent.nameChanged("Noor")

    intent.saveTapped(model.form, of: model.profile)
    intent.saveTapped(model.form, of: model.profile)
    try await answer(backend)

    #expect(environment.router.path == [.feed] && backend.pending == [])
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through actions, as the second reads the state`() async throws {
    let backend = SampleBackend.gated()
    let environment = AppEnvironment.test(backend, path: path)
    var state = ProfileReactor.State(id: 1)
    state.profile = SampleData.me
    state.form = ProfileForm(SampleData.me)
    state.form.name = "Noor"
    let reactor = ProfileReactor(initialState: state, environment: environment)

    reactor.action.send(.saveTapped)
    reactor.action.send(.saveTapped)
    try await answer(backend)

    #expect(environment.router.path == [.feed] && backend.pending == [])
  }
}
