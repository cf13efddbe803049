// Sources/Exercises/06-FourSteps/Start/ProfileController.swift
final class ProfileController {
  let nameField = TextField()
  let bioField = TextField()
  let problemLabel = Label()
  let saveButton = Button()

  private let save: (Profile) async throws(DomainError) -> Profile
  private var profile: Profile
  private var isDirty = false
  // …
  private func nameEdited() {
    let (name, problem) = NameRule.accept(nameField.text)
    nameField.text = name
    problemLabel.text = problem?.message ?? ""
    isDirty = NameRule.saved(name) != profile.username || bioField.text != profile.bio
    saveButton.isEnabled = isDirty && problem?.forbidsSaving != true
  }

  private func bioEdited() {
    let (name, problem) = NameRule.accept(nameField.text)
    isDirty = NameRule.saved(name) != profile.username || bioField.text != profile.bio
    saveButton.isEnabled = isDirty && problem?.forbidsSaving != true
  }
  // …
}
