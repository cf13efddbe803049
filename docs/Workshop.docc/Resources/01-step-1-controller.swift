// Sources/Exercises/06-FourSteps/Steps/1/ProfileController.swift
private let save: (Profile) async throws(DomainError) -> Profile
private var state: ProfileState { didSet { render() } }
// …
private func render() {
  nameField.text = state.name
  nameField.isEnabled = !state.isSaving
  bioField.text = state.bio
  bioField.isEnabled = !state.isSaving
  let problem = state.error?.message ?? state.nameProblem?.message
  problemLabel.text = state.isSaving ? "" : problem ?? ""
  saveButton.title = state.isSaving ? "Saving…" : "Save"
  saveButton.isEnabled =
    edited != state.profile && !state.isSaving && state.nameProblem?.forbidsSaving != true
}
// …
private func nameEdited() {
  (state.name, state.nameProblem) = NameRule.accept(nameField.text)
  state.error = nil
}
