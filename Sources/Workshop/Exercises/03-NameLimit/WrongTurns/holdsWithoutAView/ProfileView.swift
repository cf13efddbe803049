import StageUI

struct ProfileView: View {
  @Bindable var viewModel: ProfileViewModel

  var body: some View {
    TextField("Name", text: $viewModel.name)
      .onChange(of: viewModel.name) { _, typed in
        viewModel.name = String(typed.prefix(ProfileViewModel.limit))
      }
    Button("Save") { viewModel.save() }
  }
}
