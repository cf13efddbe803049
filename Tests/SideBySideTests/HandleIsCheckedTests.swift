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

/// P17: given a handle under check, when another is typed, then the answer about the first is ignored, and the
/// answer about the second shows.
struct HandleIsCheckedTests {
  let policy = SampleBackend.Policy.gatedIgnoringCancellation
  let taken: [ProfileForm.Field: ProfileForm.Problem] = [.handle: .taken]

  @Test func `MV: through the stage, where the view does the work`() async throws {
    let app = TestApp.profile(MV.Pattern())
    try await app.open()
    app.backend.policy = policy
    try await app.type("bo_1", into: "Handle")
    await app.wait(HandleRule.pause)

    try await app.type("ada", into: "Handle")
    try await app.answer(.failure(.handleTaken))
    #expect(!app.stage.text.contains("!"))
    await app.wait(HandleRule.pause)
    try await app.answer(.failure(.handleTaken))

    expectLine(app, "! This handle is taken.")
  }

  @Test func `MVModel: through the stage, where the view awaits the store`() async throws {
    let app = TestApp.profile(MVModel.Pattern())
    try await app.open()
    app.backend.policy = policy
    try await app.type("bo_1", into: "Handle")
    await app.wait(HandleRule.pause)

    try await app.type("ada", into: "Handle")
    try await app.answer(.failure(.handleTaken))
    #expect(!app.stage.text.contains("!"))
    await app.wait(HandleRule.pause)
    try await app.answer(.failure(.handleTaken))

    expectLine(app, "! This handle is taken.")
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async throws {
    let (backend, clock) = (SampleBackend.gated(), TestClock())
    let viewModel = MVVM.ProfileViewModel(id: 1, environment: .test(backend, clock: clock))
    Task { await viewModel.run() }
    try await answer(backend)
    backend.policy = policy
    viewModel.form.handle = "bo_1"
    await pause(clock)

    viewModel.form.handle = "ada"
    try await answer(backend, with: .failure(.handleTaken))
    #expect(viewModel.form.problems == [:])
    await pause(clock)
    try await answer(backend, with: .failure(.handleTaken))

    #expect(viewModel.form.problems == taken)
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods`() async throws {
    let (backend, clock) = (SampleBackend.gated(), TestClock())
    let viewModel = MVVMActions.ProfileViewModel(id: 1, environment: .test(backend, clock: clock))
    Task { await viewModel.run() }
    try await answer(backend)
    backend.policy = policy
    viewModel.changeHandle("bo_1")
    await pause(clock)

    viewModel.changeHandle("ada")
    try await answer(backend, with: .failure(.handleTaken))
    #expect(viewModel.form.problems == [:])
    await pause(clock)
    try await answer(backend, with: .failure(.handleTaken))

    #expect(viewModel.form.problems == taken)
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async throws {
    let (backend, clock) = (SampleBackend.gated(), TestClock())
    let viewModel = InputOutput.ProfileViewModel(id: 1, environment: .test(backend, clock: clock))
    let forms = Collected(viewModel.outputs.form.stream)
    viewModel.inputs.appeared()
    try await answer(backend)
    backend.policy = policy
    viewModel.inputs.handleChanged("bo_1")
    await pause(clock)

    viewModel.inputs.handleChanged("ada")
    try await answer(backend, with: .failure(.handleTaken))
    await pause(clock)
    try await answer(backend, with: .failure(.handleTaken))

    #expect(forms.values.suffix(3).map(\.handle) == ["bo_1", "ada", "ada"])
    #expect(forms.values.suffix(3).map(\.problems) == [[:], [:], taken])
  }

  /// Unchecked: the store, the effect handler, the view.
  @Test func `MVI: through the reducer, which is handed the answers`() {
    var state = Draft(ProfileState(id: 1))
    let answer = ProfileWithPosts(profile: SampleData.me, posts: [])
    _ = ProfileReducer.reduce(into: &state, .loaded(answer))
    let first = ProfileReducer.reduce(into: &state, .view(.handleChanged("bo_1")))

    let second = ProfileReducer.reduce(into: &state, .view(.handleChanged("ada")))
    _ = ProfileReducer.reduce(into: &state, .handleTaken("bo_1"))
    #expect(state.form.problems == [:])
    _ = ProfileReducer.reduce(into: &state, .handleTaken("ada"))

    #expect(first == [.run(.checkHandle("bo_1"))] && second == [.run(.checkHandle("ada"))])
    #expect(state.form.problems == taken)
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the intent, reading the state protocol`() async throws {
    let (backend, clock) = (SampleBackend.gated(), TestClock())
    let model = MVIContainer.ProfileModel()
    let intent = MVIContainer.ProfileIntent(
      id: 1, model: model, environment: .test(backend, clock: clock))
    let state: any ProfileModelState = model
    intent.appeared(state.phase, handle: nil)
    try await answer(backend)
    backend.policy = policy
    intent.handleChanged("bo_1", of: state.profile)
    await pause(clock)

    intent.handleChanged("ada", of: state.profile)
    try await answer(backend, with: .failure(.handleTaken))
    #expect(state.form.problems == [:])
    await pause(clock)
    try await answer(backend, with: .failure(.handleTaken))

    #expect(state.form.problems == taken)
  }

  /// Unchecked: the view.
  @Test func `MVIReactor: through actions, from a state of its own`() async throws {
    let (backend, clock) = (SampleBackend.gated(posts: [], policy), TestClock())
    var state = ProfileReactor.State(id: 1)
    state.profile = SampleData.me
    state.form = ProfileForm(SampleData.me)
    let reactor = ProfileReactor(
      initialState: state, environment: .test(backend, clock: clock))
    reactor.action.send(.handleChanged("bo_1"))
    await pause(clock)

    reactor.action.send(.handleChanged("ada"))
    try await answer(backend, with: .failure(.handleTaken))
    #expect(reactor.currentState.form.problems == [:])
    await pause(clock)
    try await answer(backend, with: .failure(.handleTaken))

    #expect(reactor.currentState.form.problems == taken)
  }

  /// Waits until typing has stopped.
  private func pause(_ clock: TestClock) async {
    await settle()
    clock.advance(by: HandleRule.pause)
    await settle()
  }
}
