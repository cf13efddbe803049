import LabComponents
import LabDomain
import StageUI

struct TemplateView: View {
  let viewModel: any TemplateActions

  var body: some View {
    VStack {
      switch viewModel.phase {
      case .failed(let error): ErrorView(error: error) { viewModel.retry() }
      case .loading, .loaded: fields
      }
    }
    .navigationTitle("Template")
    .alert(viewModel.notice) { viewModel.dismissNotice() }
    .task { await viewModel.load() }
    .onDisappear { viewModel.disappear() }
  }

  private var fields: some View {
    Form {
      TextField(
        "Bio", text: Binding(get: { viewModel.bio }, set: { viewModel.changeBio($0) }))
      Button("Save") { viewModel.save() }
        .disabled(!viewModel.canSave)
    }
    .disabled(viewModel.phase == .loading || viewModel.isSaving)
    .overlay {
      if viewModel.phase == .loading { LoadingView() }
    }
  }
}
