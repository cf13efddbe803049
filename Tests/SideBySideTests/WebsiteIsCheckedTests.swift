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

/// P13: given a bad web address, when Save is tapped, then the field says so until the next edit, and nothing is
/// sent.
struct WebsiteIsCheckedTests {
  let malformed: [ProfileForm.Field: ProfileForm.Problem] = [.website: .malformed]

  @Test func `MV: through the stage, where the view does the work`() async throws {
    let app = TestApp.profile(MV.Pattern())
    try await app.open()
    try await app.type("noor", into: "Website")

    try await app.tap("Save")

    expectLine(app, "! A web address is like https://example.org.")
    #expect(app.pending == [])
    try await app.type("https://noor.org", into: "Website")
    #expect(!app.stage.text.contains("!"))
  }

  @Test func `MVModel: through the stage, where the view checks the form`() async throws {
    let app = TestApp.profile(MVModel.Pattern())
    try await app.open()
    try await app.type("noor", into: "Website")

    try await app.tap("Save")

    expectLine(app, "! A web address is like https://example.org.")
    #expect(app.pending == [])
    try await app.type("https://noor.org", into: "Website")
    #expect(!app.stage.text.contains("!"))
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVM.ProfileViewModel(id: 1, environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)
    viewModel.form.website = "noor"

    viewModel.save()
    await settle()

    #expect(viewModel.form.problems == malformed && !viewModel.isSaving && backend.pending == [])
    viewModel.form.website = "https://noor.org"
    #expect(viewModel.form.problems == [:])
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVMActions.ProfileViewModel(id: 1, environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)
    viewModel.changeWebsite("noor")

    viewModel.save()
    await settle()

    #expect(viewModel.form.problems == malformed && !viewModel.isSaving && backend.pending == [])
    viewModel.changeWebsite("https://noor.org")
    #expect(viewModel.form.problems == [:])
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = InputOutput.ProfileViewModel(id: 1, environment: .test(backend))
    let forms = Collected(viewModel.outputs.form.stream)
    viewModel.inputs.appeared()
    try await answer(backend)
    viewModel.inputs.websiteChanged("noor")

    viewModel.inputs.saveTapped()
    viewModel.inputs.websiteChanged("https://noor.org")
    await settle()

    #expect(forms.values.suffix(3).map(\.problems) == [[:], malformed, [:]])
    #expect(backend.pending == [])
  }

  /// Unchecked: the store, the effect handler, the view.
  @Test func `MVI: through the reducer, with effects as values`() {
    var state = Draft(ProfileState(id: 1))
    let answer = ProfileWithPosts(profile: SampleData.me, posts: [])
    _ = ProfileReducer.reduce(into: &state, .loaded(answer))
    _ = ProfileReducer.reduce(into: &state, .view(.websiteChanged("noor")))

    #expect(ProfileReducer.reduce(into: &state, .view(.saveTapped)) == [])

    #expect(state.form.problems == malformed && !state.isSaving)
    _ = ProfileReducer.reduce(into: &state, .view(.websiteChanged("https://noor.org")))
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
    intent.websiteChanged("noor")

    intent.saveTapped(state.form, of: state.profile)
    await settle()

    #expect(state.form.problems == malformed && !state.isSaving && backend.pending == [])
    intent.websiteChanged("https://noor.org")
    #expect(state.form.problems == [:])
  }

  /// Unchecked: the pipeline, the view.
  @Test func `MVIReactor: through the mutations of an action`() async {
    var state = ProfileReactor.State(id: 1)
    state.profile = SampleData.me
    state.form = ProfileForm(SampleData.me)
    state.form.website = "noor"
    let reactor = ProfileReactor(initialState: state, environment: .test())

    let mutations = Collected(reactor.mutate(action: .saveTapped).values)
    await settle()

    #expect(mutations.values == [.checkForm])
    var draft = Draft(state)
    for mutation in mutations.values { reactor.reduce(into: &draft, mutation: mutation) }
    #expect(draft.form.problems == malformed)
    reactor.reduce(into: &draft, mutation: .setWebsite("https://noor.org"))
    #expect(draft.form.problems == [:])
  }
}
