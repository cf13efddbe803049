import LabComponents
import LabDomain
import LabFields
import StageUI

struct TemplateView: View {
  let reactor: TemplateReactor

  private var state: Pipeline<TemplateReactor> { reactor.currentState }

  var body: some View {
    VStack {
      switch state.phase {
      case .failed(let error): ErrorView(error: error) { reactor.action.send(.retryTapped) }
      case .loading, .loaded: fields
      }
    }
    .navigationTitle("Template")
    .alert(state.notice) { reactor.action.send(.noticeDismissed) }
    .onAppear { reactor.action.send(.appeared) }
    .onDisappear { reactor.action.send(.disappeared) }
  }

  private var fields: some View {
    Form {
      TextField(
        "Bio",
        text: Binding(get: { state.bio }, set: { reactor.action.send(.bioChanged($0)) }))
      Button("Save") { reactor.action.send(.saveTapped) }
        .disabled(!state.canSave)
    }
    .disabled(state.phase == .loading || state.isSaving)
    .overlay {
      if state.phase == .loading { LoadingView() }
    }
  }
}
