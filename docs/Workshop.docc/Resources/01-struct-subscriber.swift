// Sources/Exercises/06-FourSteps/WrongTurns/controllerFollowsViewModel/ProfileController.swift
private let viewModel: ProfileViewModel
private var form: ProfileForm

init(_ profile: Profile, save: @escaping (Profile) async throws(DomainError) -> Profile) {
  viewModel = ProfileViewModel(profile, save: save)
  form = viewModel.form
  nameField.onEdit = { [weak self] in self?.nameEdited() }
  bioField.onEdit = { [weak self] in self?.bioEdited() }
  saveButton.onTap = { [viewModel] in await viewModel.saveTapped() }
  form.onChange = { [weak self] in self?.render() }
  render()
}
