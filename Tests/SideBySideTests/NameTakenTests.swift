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

/// P7: given a changed name, when the server reports it as taken, then the field says so until the
/// next edit.
struct NameTakenTests {
  @Test func `MV: through the stage, where the view does the work`() async throws {
    let app = TestApp.profile(MV.Pattern())
    try await app.open()
    try await app.type("Ada", into: "Name")

    try await app.tap("Save")
    try await app.answer(.failure(.nameTaken))

    expectLine(app, "! This name is taken.")
    #expect(!app.stage.text.contains("┌"))
    try await app.type("Ada L", into: "Name")
    #expect(!app.stage.text.contains("!"))
  }

  @Test func `MVModel: through the stage, where the view saves the form`() async throws {
    let app = TestApp.profile(MVModel.Pattern())
    try await app.open()
    try await app.type("Ada", into: "Name")

    try await app.tap("Save")
    try await app.answer(.failure(.nameTaken))

    expectLine(app, "! This name is taken.")
    #expect(!app.stage.text.contains("┌"))
    try await app.type("Ada L", into: "Name")
    #expect(!app.stage.text.contains("!"))
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVM.ProfileViewModel(id: 1, environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)

    viewModel.form.name = "Ada"
    viewModel.save()
    try await answer(backend, with: .failure(.nameTaken))

    #expect(viewModel.form.problems == [.name: .taken] && viewModel.notice == nil)
    viewModel.form.name = "Ada L"
    #expect(viewModel.form.problems == [:])
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVMActions.ProfileViewModel(id: 1, environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)

    viewModel.changeName("Ada")
    viewModel.save()
    try await answer(backend, with: .failure(.nameTaken))

    #expect(viewModel.form.problems == [.name: .taken] && viewModel.notice == nil)
    viewModel.changeName("Ada L")
    #expect(viewModel.form.problems == [:])
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = InputOutput.ProfileViewModel(id: 1, environment: .test(backend))
    let forms = Collected(viewModel.outputs.form.stream)
    let notices = Collected(viewModel.outputs.notice.stream)
    viewModel.inputs.appeared()
    try await answer(backend)

    viewModel.inputs.nameChanged("Ada")
    viewModel.inputs.saveTapped()
    try await answer(backend, with: .failure(.nameTaken))
    viewModel.inputs.nameChanged("Ada L")
    await settle()

    #expect(forms.values.suffix(3).map(\.problems) == [[:], [.name: .taken], [:]])
    #expect(notices.values == [nil])
  }

  /// Unchecked: the store, the effect handler, the view.
  @Test func `MVI: through the reducer, which is handed the answer`() {
    var state = Draft(ProfileState(id: 1))
    let answer = ProfileWithPosts(profile: SampleData.me, posts: [])
    _ = ProfileReducer.reduce(into: &state, .loaded(answer))
    _ = ProfileReducer.reduce(into: &state, .view(.nameChanged("Ada")))

    _ = ProfileReducer.reduce(into: &state, .saveFailed(.nameTaken))

    #expect(state.form.problems == [.name: .taken] && state.notice == nil)
    _ = ProfileReducer.reduce(into: &state, .view(.nameChanged("Ada L")))
    #expect(state.form.problems == [:])
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the intent, reading the state protocol`() async throws {
    let backend = SampleBackend.gated()
    let model = MVIContainer.ProfileModel()
    let intent = MVIContainer.ProfileIntent(id: 1, model: model, environment: .test(backend))
    let state: any ProfileModelState = model
    intent.appeared(state.phase, handle: nil)
    try await answer(backend)

    intent.nameChanged("Ada")
    intent.saveTapped(state.form, of: state.profile)
    try await answer(backend, with: .failure(.nameTaken))

    #expect(state.form.problems == [.name: .taken] && state.notice == nil)
    intent.nameChanged("Ada L")
    #expect(state.form.problems == [:])
  }

  /// Unchecked: the pipeline, the view.
  @Test func `MVIReactor: through the mutations of an action`() async throws {
    let backend = SampleBackend.gated()
    var state = ProfileReactor.State(id: 1)
    state.profile = SampleData.me
    state.form = ProfileForm(SampleData.me)
    state.form.name = "Ada"
    let reactor = ProfileReactor(initialState: state, environment: .test(backend))

    let mutations = Collected(reactor.mutate(action: .saveTapped).values)
    try await answer(backend, with: .failure(.nameTaken))

    #expect(mutations.values == [.setSaving(true), .reject(.name), .setSaving(false)])
    var draft = Draft(state)
    for mutation in mutations.values { reactor.reduce(into: &draft, mutation: mutation) }
    #expect(draft.form.problems == [.name: .taken] && draft.notice == nil)
    reactor.reduce(into: &draft, mutation: .setName("Ada L"))
    #expect(draft.form.problems == [:])
  }
}
