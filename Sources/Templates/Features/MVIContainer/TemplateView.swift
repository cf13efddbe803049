import LabComponents
import LabContract
import LabDomain
import StageUI

struct TemplateView: View {
  let container: Container<any TemplateIntentProtocol, any TemplateModelState>

  private var intent: any TemplateIntentProtocol { container.intent }
  private var state: any TemplateModelState { container.model }

  var body: some View {
    VStack {
      switch state.phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { intent.retryTapped() }
      case .loaded:
        Form {
          TextField(
            "Bio", text: Binding(get: { state.bio }, set: { intent.bioChanged($0) }))
          Button("Save") { intent.saveTapped(state.edited) }
            .disabled(state.edited == nil)
        }
        .disabled(state.isSaving)
      }
    }
    .navigationTitle("Template")
    .alert(state.notice) { intent.noticeDismissed() }
    .onAppear { intent.appeared(state.phase) }
    .onDisappear { intent.disappeared() }
  }
}

/// Returns the screen with a container of its own.
func templateScreen(id: Profile.ID, environment: AppEnvironment) -> some View {
  let model = TemplateModel()
  let intent = TemplateIntent(id: id, model: model, environment: environment)
  return TemplateView(container: Container(intent: intent, model: model))
}
