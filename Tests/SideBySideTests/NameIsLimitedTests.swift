import InputOutput
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

/// P3: given a profile, when 21 characters are typed as a name, then 20 are kept and a message says
/// so.
struct NameIsLimitedTests {
  let typed = "Abcdefghijklmnopqrst!"
  let kept = "Abcdefghijklmnopqrst"
  let tooLong: [ProfileForm.Field: ProfileForm.Problem] = [.name: .tooLong(20)]

  /// Unchecked: the view.
  @Test func `MV: through the model, a value with rules`() {
    var model = MV.ProfileModel()

    model.form.name = typed

    #expect(model.form.name == kept)
    #expect(model.form.problems == tooLong)
  }

  /// Unchecked: the view.
  @Test func `MVModel: through the form, a value with rules`() {
    var form = ProfileForm()

    form.name = typed

    #expect(form.name == kept)
    #expect(form.problems == tooLong)
  }

  /// Unchecked: the view.
  @Test func `MVVM: through the properties of the view model`() {
    let viewModel = MVVM.ProfileViewModel(id: 1, environment: .test())

    viewModel.form.name = typed

    #expect(viewModel.form.name == kept)
    #expect(viewModel.form.problems == tooLong)
  }

  /// Unchecked: the view.
  @Test func `MVVMActions: through the listed methods`() {
    let viewModel = MVVMActions.ProfileViewModel(id: 1, environment: .test())

    viewModel.changeName(typed)

    #expect(viewModel.form.name == kept)
    #expect(viewModel.form.problems == tooLong)
  }

  /// Unchecked: the view.
  @Test func `InputOutput: through inputs and collected outputs`() async {
    let viewModel = InputOutput.ProfileViewModel(id: 1, environment: .test())
    let forms = Collected(viewModel.outputs.form.stream)

    viewModel.inputs.nameChanged(typed)
    await settle()

    #expect(forms.values.map(\.name) == ["", kept])
    #expect(forms.values.map(\.problems) == [[:], tooLong])
  }

  /// Unchecked: the store, the effect handler, the view.
  @Test func `MVI: through the reducer, with effects as values`() {
    var state = Draft(ProfileState(id: 1))

    let commands = ProfileReducer.reduce(into: &state, .view(.nameChanged(typed)))

    #expect(commands == [])
    #expect(state.form.name == kept)
    #expect(state.form.problems == tooLong)
  }

  /// Unchecked: the view.
  @Test func `MVIContainer: through the intent, reading the state protocol`() {
    let model = MVIContainer.ProfileModel()
    let intent = MVIContainer.ProfileIntent(id: 1, model: model, environment: .test())
    let state: any ProfileModelState = model

    intent.nameChanged(typed)

    #expect(state.form.name == kept)
    #expect(state.form.problems == tooLong)
  }

  /// Unchecked: `mutate`, the pipeline, the view.
  @Test func `MVIReactor: through reduce, mutation by mutation`() {
    let reactor = ProfileReactor(id: 1, environment: .test())
    var state = Draft(reactor.initialState)

    reactor.reduce(into: &state, mutation: .setName(typed))

    #expect(state.form.name == kept)
    #expect(state.form.problems == tooLong)
  }
}
