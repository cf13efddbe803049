import StageUI

struct ProfileView: View {
  @Bindable var viewModel: ProfileViewModel

  var body: some View {
    TextField("Name", text: $viewModel.name)
    Button("Save") { viewModel.save() }
  }
}
