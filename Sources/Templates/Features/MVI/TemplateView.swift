import LabComponents
import LabDomain
import StageUI

struct TemplateView: View {
  let store: TemplateStore

  var body: some View {
    VStack {
      switch store.phase {
      case .failed(let error): ErrorView(error: error) { store.send(.retryTapped) }
      case .loading, .loaded: fields
      }
    }
    .navigationTitle("Template")
    .alert(store.notice) { store.send(.noticeDismissed) }
    .onAppear { store.send(.appeared) }
    .onDisappear { store.send(.disappeared) }
  }

  private var fields: some View {
    Form {
      TextField(
        "Bio", text: Binding(get: { store.bio }, set: { store.send(.bioChanged($0)) }))
      Button("Save") { store.send(.saveTapped) }
        .disabled(!store.canSave)
    }
    .disabled(store.phase == .loading || store.isSaving)
    .overlay {
      if store.phase == .loading { LoadingView() }
    }
  }
}
