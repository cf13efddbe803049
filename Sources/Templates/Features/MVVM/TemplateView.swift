import LabComponents
import LabContract
import LabDomain
import StageUI

struct TemplateView: View {
  @Bindable var viewModel: TemplateViewModel

  var body: some View {
    VStack {
      switch viewModel.phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { viewModel.retry() }
      case .loaded:
        Form {
          TextField("Bio", text: $viewModel.bio)
          Button("Save") { viewModel.save() }
            .disabled(viewModel.edited == nil)
        }
        .disabled(viewModel.isSaving)
      }
    }
    .navigationTitle("Template")
    .alert(viewModel.notice) { viewModel.notice = nil }
    .task { await viewModel.load() }
    .onDisappear { viewModel.disappear() }
  }
}

/// Returns the screen with a view model of its own.
func templateScreen(id: Profile.ID, environment: AppEnvironment) -> some View {
  TemplateView(viewModel: TemplateViewModel(id: id, environment: environment))
}
