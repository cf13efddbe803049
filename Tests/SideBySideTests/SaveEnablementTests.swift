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

/// P5: given a profile, when a change is made and reverted, then Save is enabled in between.
struct SaveEnablementTests {
  /// Unchecked: the view.
  @Test func `MV: through the model, a value with rules`() {
    var model = MV.ProfileModel()
    model.show(SampleData.me, posts: [])
    #expect(!model.canSave)

    model.form.distance = .near
    #expect(model.canSave)
    model.form.distance = .region

    #expect(!model.canSave)
  }

  /// Unchecked: the view.
  @Test func `MVModel: through the form, a value with rules`() {
    var form = ProfileForm(SampleData.me)
    #expect(form.edited(SampleData.me) == nil)

    form.distance = .near
    #expect(form.edited(SampleData.me) != nil && form.isValid)
    form.distance = .region

    #expect(form.edited(SampleData.me) == nil)
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVM.ProfileViewModel(id: 1, environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)
    #expect(!viewModel.canSave)

    viewModel.form.distance = .near
    #expect(viewModel.canSave)
    viewModel.form.distance = .region

    #expect(!viewModel.canSave)
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVMActions.ProfileViewModel(id: 1, environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)
    #expect(!viewModel.canSave)

    viewModel.choose(.near)
    #expect(viewModel.canSave)
    viewModel.choose(.region)

    #expect(!viewModel.canSave)
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = InputOutput.ProfileViewModel(id: 1, environment: .test(backend))
    let canSave = Collected(viewModel.outputs.canSave.stream)
    viewModel.inputs.appeared()
    try await answer(backend)

    viewModel.inputs.distanceChosen(.near)
    viewModel.inputs.distanceChosen(.region)
    await settle()

    #expect(canSave.values.suffix(3) == [false, true, false])
  }

  /// Unchecked: the store, the effect handler, the view.
  @Test func `MVI: through the reducer, which is handed the answer`() {
    var state = Draft(ProfileState(id: 1))
    let answer = ProfileWithPosts(profile: SampleData.me, posts: [])
    _ = ProfileReducer.reduce(into: &state, .loaded(answer))
    #expect(!state.canSave)

    _ = ProfileReducer.reduce(into: &state, .view(.distanceChosen(.near)))
    #expect(state.canSave)
    _ = ProfileReducer.reduce(into: &state, .view(.distanceChosen(.region)))

    #expect(!state.canSave)
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the intent, reading the state protocol`() async throws {
    let backend = SampleBackend.gated()
    let model = MVIContainer.ProfileModel()
    let intent = MVIContainer.ProfileIntent(id: 1, model: model, environment: .test(backend))
    let state: any ProfileModelState = model
    intent.appeared(state.phase, handle: nil)
    try await answer(backend)
    #expect(!state.canSave)

    intent.distanceChosen(.near)
    #expect(state.canSave)
    intent.distanceChosen(.region)

    #expect(!state.canSave)
  }

  /// Unchecked: `mutate`, the pipeline, the view.
  @Test func `MVIReactor: through reduce, mutation by mutation`() {
    let reactor = ProfileReactor(id: 1, environment: .test())
    var state = Draft(reactor.initialState)
    reactor.reduce(into: &state, mutation: .showProfile(SampleData.me, []))
    #expect(!state.canSave)

    reactor.reduce(into: &state, mutation: .setDistance(.near))
    #expect(state.canSave)
    reactor.reduce(into: &state, mutation: .setDistance(.region))

    #expect(!state.canSave)
  }
}
