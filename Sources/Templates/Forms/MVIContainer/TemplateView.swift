import LabDomain
import StageUI

struct TemplateView: View {
  let container: Container<any TemplateIntentProtocol, any TemplateModelState>

  private var intent: any TemplateIntentProtocol { container.intent }
  private var state: any TemplateModelState { container.model }

  var body: some View {
    Form {
      TextField("Name", text: Binding(get: { state.form.name }, set: { intent.nameChanged($0) }))
      if let error = state.form.nameError { Text("! \(error)") }
      TextField(
        "Handle", text: Binding(get: { state.form.handle }, set: { intent.handleChanged($0) }))
      if let error = state.form.handleError { Text("! \(error)") }
      Button("Save") { intent.saveTapped(state.edited) }.disabled(state.edited == nil)
      if let error = state.form.saveError { Text("! \(error)") }
    }
    .disabled(state.isSaving)
    .navigationTitle("Template")
  }
}

/// Returns the screen with a container of its own.
func templateScreen(_ profile: Profile, useCases: UseCases) -> some View {
  let model = TemplateModel(profile)
  let intent = TemplateIntent(model: model, useCases: useCases)
  return TemplateView(container: Container(intent: intent, model: model))
}
