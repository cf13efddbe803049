import LabComponents
import LabContract
import LabDomain
import StageUI

struct TemplateView: View {
  let viewModel: any TemplateActions

  var body: some View {
    VStack {
      switch viewModel.phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { viewModel.retry() }
      case .loaded:
        Form {
          TextField(
            "Bio", text: Binding(get: { viewModel.bio }, set: { viewModel.changeBio($0) }))
          Button("Save") { viewModel.save() }
            .disabled(viewModel.edited == nil)
        }
        .disabled(viewModel.isSaving)
      }
    }
    .navigationTitle("Template")
    .alert(viewModel.notice) { viewModel.dismissNotice() }
    .task { await viewModel.load() }
    .onDisappear { viewModel.disappear() }
  }
}

/// Returns the screen with a view model of its own.
func templateScreen(id: Profile.ID, environment: AppEnvironment) -> some View {
  TemplateView(viewModel: TemplateViewModel(id: id, environment: environment))
}
