import LabComponents
import LabDomain
import StageUI

struct TemplateView: View {
  @Bindable var viewModel: TemplateViewModel

  var body: some View {
    VStack {
      switch viewModel.phase {
      case .failed(let error): ErrorView(error: error) { viewModel.retry() }
      case .loading, .loaded: fields
      }
    }
    .navigationTitle("Template")
    .alert(viewModel.notice) { viewModel.notice = nil }
    .task { await viewModel.load() }
    .onDisappear { viewModel.disappear() }
  }

  private var fields: some View {
    Form {
      TextField("Bio", text: $viewModel.bio)
      Button("Save") { viewModel.save() }
        .disabled(!viewModel.canSave)
    }
    .disabled(viewModel.phase == .loading || viewModel.isSaving)
    .overlay {
      if viewModel.phase == .loading { LoadingView() }
    }
  }
}
