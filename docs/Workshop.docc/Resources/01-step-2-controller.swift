// Sources/Exercises/06-FourSteps/Steps/2/ProfileController.swift
private let save: (Profile) async throws(DomainError) -> Profile
private var form: ProfileForm { didSet { render() } }
private var error: DomainError? { didSet { render() } }
private var isSaving = false { didSet { render() } }
// …
private func render() {
  nameField.text = form.name
  nameField.isEnabled = !isSaving
  bioField.text = form.bio
  bioField.isEnabled = !isSaving
  problemLabel.text = isSaving ? "" : error?.message ?? form.nameProblem?.message ?? ""
  saveButton.title = isSaving ? "Saving…" : "Save"
  saveButton.isEnabled = form.edited != nil && !isSaving
}

private func nameEdited() {
  form.edit(name: nameField.text)
  error = nil
}
// …
private func saveTapped() async {
  guard let edited = form.edited else { return }
  isSaving = true
  do {
    form = ProfileForm(try await save(edited))
    error = nil
  } catch {
    self.error = error
  }
  isSaving = false
}
