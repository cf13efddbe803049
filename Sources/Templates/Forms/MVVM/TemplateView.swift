import LabDomain
import StageUI

struct TemplateView: View {
  @Bindable var viewModel: TemplateViewModel

  var body: some View {
    Form {
      TextField("Name", text: $viewModel.form.name)
      if let error = viewModel.form.nameError { Text("! \(error)") }
      TextField("Handle", text: $viewModel.form.handle)
      if let error = viewModel.form.handleError { Text("! \(error)") }
      Button("Save") { Task { await viewModel.save() } }.disabled(!viewModel.canSave)
      if let error = viewModel.form.saveError { Text("! \(error)") }
    }
    .disabled(viewModel.isSaving)
    .navigationTitle("Template")
  }
}

/// Returns the screen with a view model of its own.
func templateScreen(_ profile: Profile, useCases: UseCases) -> some View {
  TemplateView(viewModel: TemplateViewModel(profile, useCases: useCases))
}
