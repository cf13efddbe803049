import LabDomain

/// The profile screen's controls, and their connection to the view model. Decides nothing.
final class ProfileController {
  let nameField = TextField()
  let bioField = TextField()
  let problemLabel = Label()
  let saveButton = Button()

  private let viewModel: ProfileViewModel

  init(_ profile: Profile, save: @escaping (Profile) async throws(DomainError) -> Profile) {
    viewModel = ProfileViewModel(profile, save: save)
    nameField.onEdit = { [weak self] in self?.nameEdited() }
    bioField.onEdit = { [weak self] in self?.bioEdited() }
    saveButton.onTap = { [viewModel] in await viewModel.saveTapped() }
    viewModel.onChange = { [weak self] in self?.render() }
    render()
  }

  private func render() {
    nameField.text = viewModel.name
    nameField.isEnabled = viewModel.canEdit
    bioField.text = viewModel.bio
    bioField.isEnabled = viewModel.canEdit
    problemLabel.text = viewModel.problem
    saveButton.title = viewModel.saveTitle
    saveButton.isEnabled = viewModel.canSave
  }

  private func nameEdited() {
    viewModel.nameEdited(nameField.text)
  }

  private func bioEdited() {
    viewModel.bioEdited(bioField.text)
  }
}
