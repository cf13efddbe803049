import LabComponents
import LabContract
import LabDomain
import StageUI

struct TemplateView: View {
  let store: TemplateStore

  var body: some View {
    VStack {
      switch store.phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { store.send(.retryTapped) }
      case .loaded:
        Form {
          TextField(
            "Bio", text: Binding(get: { store.bio }, set: { store.send(.bioChanged($0)) }))
          Button("Save") { store.send(.saveTapped) }
            .disabled(store.edited == nil)
        }
        .disabled(store.isSaving)
      }
    }
    .navigationTitle("Template")
    .alert(store.notice) { store.send(.noticeDismissed) }
    .onAppear { store.send(.appeared) }
    .onDisappear { store.send(.disappeared) }
  }
}

/// Returns the screen with a store of its own.
func templateScreen(id: Profile.ID, environment: AppEnvironment) -> some View {
  TemplateView(store: TemplateStore(id: id, environment: environment))
}
