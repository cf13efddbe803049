import LabComponents
import LabDomain
import StageUI

struct TemplateView: View {
  let viewModel: TemplateViewModel

  private var inputs: TemplateInputs { viewModel.inputs }
  private var outputs: TemplateOutputs { viewModel.outputs }

  var body: some View {
    VStack {
      switch outputs.phase.value {
      case .failed(let error): ErrorView(error: error) { inputs.retryTapped() }
      case .loading, .loaded: fields
      }
    }
    .navigationTitle("Template")
    .alert(outputs.notice.value) { inputs.noticeDismissed() }
    .onAppear { inputs.appeared() }
    .onDisappear { inputs.disappeared() }
  }

  private var fields: some View {
    Form {
      TextField(
        "Bio", text: Binding(get: { outputs.bio.value }, set: { inputs.bioChanged($0) }))
      Button("Save") { inputs.saveTapped() }
        .disabled(!outputs.canSave.value)
    }
    .disabled(outputs.phase.value == .loading || outputs.isSaving.value)
    .overlay {
      if outputs.phase.value == .loading { LoadingView() }
    }
  }
}
