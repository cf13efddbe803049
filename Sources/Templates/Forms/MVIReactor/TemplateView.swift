import LabDomain
import LabFields
import StageUI

struct TemplateView: View {
  let reactor: TemplateReactor

  private var state: Pipeline<TemplateReactor> { reactor.currentState }

  var body: some View {
    Form {
      TextField(
        "Name",
        text: Binding(get: { state.form.name }, set: { reactor.action.send(.nameChanged($0)) }))
      if let error = state.form.nameError { Text("! \(error)") }
      TextField(
        "Handle",
        text: Binding(get: { state.form.handle }, set: { reactor.action.send(.handleChanged($0)) }))
      if let error = state.form.handleError { Text("! \(error)") }
      Button("Save") { reactor.action.send(.saveTapped) }.disabled(state.edited == nil)
      if let error = state.form.saveError { Text("! \(error)") }
    }
    .disabled(state.isSaving)
    .navigationTitle("Template")
  }
}

/// Returns the screen with a reactor of its own.
func templateScreen(_ profile: Profile, useCases: UseCases) -> some View {
  TemplateView(reactor: TemplateReactor(profile, useCases: useCases))
}
