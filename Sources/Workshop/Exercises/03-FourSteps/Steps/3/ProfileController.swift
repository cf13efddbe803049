import LabDomain

/// The profile screen: the model saves and notifies; which text to show is still decided here.
final class ProfileController {
  let nameField = TextField()
  let bioField = TextField()
  let problemLabel = Label()
  let saveButton = Button()

  private let model: ProfileModel

  init(_ profile: Profile, save: @escaping (Profile) async throws(DomainError) -> Profile) {
    model = ProfileModel(profile, save: save)
    nameField.onEdit = { [weak self] in self?.nameEdited() }
    bioField.onEdit = { [weak self] in self?.bioEdited() }
    saveButton.onTap = { [model] in await model.saveEdits() }
    model.onChange = { [weak self] in self?.render() }
    render()
  }

  private func render() {
    nameField.text = model.form.name
    nameField.isEnabled = !model.isSaving
    bioField.text = model.form.bio
    bioField.isEnabled = !model.isSaving
    let problem = model.error?.message ?? model.form.nameProblem?.message
    problemLabel.text = model.isSaving ? "" : problem ?? ""
    saveButton.title = model.isSaving ? "Saving…" : "Save"
    saveButton.isEnabled = model.form.edited != nil && !model.isSaving
  }

  private func nameEdited() {
    model.edit(name: nameField.text)
  }

  private func bioEdited() {
    model.edit(bio: bioField.text)
  }
}
