import LabComponents
import LabContract
import LabDomain
import LabFields
import StageUI

struct TemplateView: View {
  let reactor: TemplateReactor

  private var state: Pipeline<TemplateReactor> { reactor.currentState }

  var body: some View {
    VStack {
      switch state.phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { reactor.action.send(.retryTapped) }
      case .loaded:
        Form {
          TextField(
            "Bio",
            text: Binding(get: { state.bio }, set: { reactor.action.send(.bioChanged($0)) }))
          Button("Save") { reactor.action.send(.saveTapped) }
            .disabled(state.edited == nil)
        }
        .disabled(state.isSaving)
      }
    }
    .navigationTitle("Template")
    .alert(state.notice) { reactor.action.send(.noticeDismissed) }
    .onAppear { reactor.action.send(.appeared) }
    .onDisappear { reactor.action.send(.disappeared) }
  }
}

/// Returns the screen with a reactor of its own.
func templateScreen(id: Profile.ID, environment: AppEnvironment) -> some View {
  TemplateView(reactor: TemplateReactor(id: id, environment: environment))
}
