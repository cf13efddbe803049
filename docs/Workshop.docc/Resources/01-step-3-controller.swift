// Sources/Exercises/06-FourSteps/Steps/3/ProfileController.swift
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
