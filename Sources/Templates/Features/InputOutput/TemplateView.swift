import LabComponents
import LabContract
import LabDomain
import StageUI

struct TemplateView: View {
  let viewModel: TemplateViewModel

  private var inputs: TemplateInputs { viewModel.inputs }
  private var outputs: TemplateOutputs { viewModel.outputs }

  var body: some View {
    VStack {
      switch outputs.phase.value {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { inputs.retryTapped() }
      case .loaded:
        Form {
          TextField(
            "Bio", text: Binding(get: { outputs.bio.value }, set: { inputs.bioChanged($0) }))
          Button("Save") { inputs.saveTapped() }
            .disabled(outputs.edited.value == nil)
        }
        .disabled(outputs.isSaving.value)
      }
    }
    .navigationTitle("Template")
    .alert(outputs.notice.value) { inputs.noticeDismissed() }
    .onAppear { inputs.appeared() }
    .onDisappear { inputs.disappeared() }
  }
}

/// Returns the screen with a view model of its own.
func templateScreen(id: Profile.ID, environment: AppEnvironment) -> some View {
  TemplateView(viewModel: TemplateViewModel(id: id, environment: environment))
}
