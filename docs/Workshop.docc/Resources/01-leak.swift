// Sources/Exercises/06-FourSteps/WrongTurns/controllerIsReleased/ProfileController.swift
init(_ profile: Profile, save: @escaping (Profile) async throws(DomainError) -> Profile) {
  viewModel = ProfileViewModel(profile, save: save)
  nameField.onEdit = { [weak self] in self?.nameEdited() }
  bioField.onEdit = { [weak self] in self?.bioEdited() }
  saveButton.onTap = { [viewModel] in await viewModel.saveTapped() }
  viewModel.onChange = render
  render()
}
