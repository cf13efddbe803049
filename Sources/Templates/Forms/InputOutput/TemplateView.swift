import LabDomain
import StageUI

struct TemplateView: View {
  let viewModel: TemplateViewModel

  private var inputs: TemplateInputs { viewModel.inputs }
  private var outputs: TemplateOutputs { viewModel.outputs }
  private var form: TemplateForm { outputs.form.value }

  var body: some View {
    Form {
      TextField("Name", text: Binding(get: { form.name }, set: { inputs.nameChanged($0) }))
      if let error = form.nameError { Text("! \(error)") }
      TextField("Handle", text: Binding(get: { form.handle }, set: { inputs.handleChanged($0) }))
      if let error = form.handleError { Text("! \(error)") }
      Button("Save") { inputs.saveTapped() }.disabled(!outputs.canSave.value)
      if let error = form.saveError { Text("! \(error)") }
    }
    .disabled(outputs.isSaving.value)
    .navigationTitle("Template")
  }
}

/// Returns the screen with a view model of its own.
func templateScreen(_ profile: Profile, useCases: UseCases) -> some View {
  TemplateView(viewModel: TemplateViewModel(profile, useCases: useCases))
}
