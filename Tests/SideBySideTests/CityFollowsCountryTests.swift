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

/// P15: given a profile with a city, when another country is chosen, then the city is cleared, and Save asks for
/// one.
struct CityFollowsCountryTests {
  let missing: [ProfileForm.Field: ProfileForm.Problem] = [.city: .missing]

  @Test func `MV: through the stage, where the view does the work`() async throws {
    let app = TestApp.profile(MV.Pattern())
    try await app.open()

    try await app.tap("country-norway")
    try await app.tap("Save")

    expectLine(app, "! Choose a city.")
    #expect(!app.stage.text.contains("Malmö") && app.pending == [])
    try await app.tap("city-oslo")
    expectLine(app, "[Save]")
  }

  @Test func `MVModel: through the stage, where the view checks the form`() async throws {
    let app = TestApp.profile(MVModel.Pattern())
    try await app.open()

    try await app.tap("country-norway")
    try await app.tap("Save")

    expectLine(app, "! Choose a city.")
    #expect(!app.stage.text.contains("Malmö") && app.pending == [])
    try await app.tap("city-oslo")
    expectLine(app, "[Save]")
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVM.ProfileViewModel(id: 1, environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)

    viewModel.form.country = .norway
    viewModel.save()

    #expect(viewModel.form.city == nil && viewModel.form.problems == missing)
    viewModel.form.city = .oslo
    #expect(viewModel.canSave)
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = MVVMActions.ProfileViewModel(id: 1, environment: .test(backend))
    Task { await viewModel.run() }
    try await answer(backend)

    viewModel.choose(Country.norway)
    viewModel.save()

    #expect(viewModel.form.city == nil && viewModel.form.problems == missing)
    viewModel.choose(City.oslo)
    #expect(viewModel.canSave)
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async throws {
    let backend = SampleBackend.gated()
    let viewModel = InputOutput.ProfileViewModel(id: 1, environment: .test(backend))
    let forms = Collected(viewModel.outputs.form.stream)
    viewModel.inputs.appeared()
    try await answer(backend)

    viewModel.inputs.countryChosen(.norway)
    viewModel.inputs.saveTapped()
    viewModel.inputs.cityChosen(.oslo)
    await settle()

    #expect(forms.values.suffix(3).map(\.city) == [nil, nil, .oslo])
    #expect(forms.values.suffix(3).map(\.problems) == [[:], missing, [:]])
  }

  /// Unchecked: the store, the effect handler, the view.
  @Test func `MVI: through the reducer, with effects as values`() {
    var state = Draft(ProfileState(id: 1))
    let answer = ProfileWithPosts(profile: SampleData.me, posts: [])
    _ = ProfileReducer.reduce(into: &state, .loaded(answer))

    _ = ProfileReducer.reduce(into: &state, .view(.countryChosen(.norway)))
    #expect(ProfileReducer.reduce(into: &state, .view(.saveTapped)) == [])

    #expect(state.form.city == nil && state.form.problems == missing)
    _ = ProfileReducer.reduce(into: &state, .view(.cityChosen(.oslo)))
    #expect(state.canSave)
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the intent, reading the state protocol`() async throws {
    let backend = SampleBackend.gated()
    let model = MVIContainer.ProfileModel()
    let intent = MVIContainer.ProfileIntent(id: 1, model: model, environment: .test(backend))
    let state: any ProfileModelState = model
    intent.appeared(state.phase, handle: nil)
    try await answer(backend)

    intent.countryChosen(.norway)
    intent.saveTapped(state.form, of: state.profile)

    #expect(state.form.city == nil && state.form.problems == missing)
    intent.cityChosen(.oslo)
    #expect(state.canSave)
  }

  /// Unchecked: `mutate`, the pipeline, the view.
  @Test func `MVIReactor: through reduce, mutation by mutation`() {
    let reactor = ProfileReactor(id: 1, environment: .test())
    var state = Draft(reactor.initialState)
    reactor.reduce(into: &state, mutation: .showProfile(SampleData.me, []))

    reactor.reduce(into: &state, mutation: .setCountry(.norway))
    reactor.reduce(into: &state, mutation: .checkForm)

    #expect(state.form.city == nil && state.form.problems == missing)
    reactor.reduce(into: &state, mutation: .setCity(.oslo))
    #expect(state.canSave)
  }
}
