import LabComponents
import LabDomain
import StageUI

struct TemplateView: View {
  let container: Container<any TemplateIntentProtocol, any TemplateModelState>

  private var intent: any TemplateIntentProtocol { container.intent }
  private var state: any TemplateModelState { container.model }

  var body: some View {
    VStack {
      switch state.phase {
      case .failed(let error): ErrorView(error: error) { intent.retryTapped(state.phase) }
      case .loading, .loaded: fields
      }
    }
    .navigationTitle("Template")
    .alert(state.notice) { intent.noticeDismissed() }
    .onAppear { intent.appeared(state.phase) }
    .onDisappear { intent.disappeared() }
  }

  private var fields: some View {
    Form {
      TextField(
        "Bio", text: Binding(get: { state.bio }, set: { intent.bioChanged($0) }))
      Button("Save") { intent.saveTapped(state.edited) }
        .disabled(!state.canSave)
    }
    .disabled(state.phase == .loading || state.isSaving)
    .overlay {
      if state.phase == .loading { LoadingView() }
    }
  }
}
