// Sources/Exercises/06-FourSteps/Start/ProfileController.swift
final class ProfileController {
  let nameField = TextField()
  // …
  private var profile: Profile
  private var isDirty = false
  // …
  private func saveTapped() async {
    var edited = profile
    edited.username = NameRule.saved(nameField.text)
    edited.bio = bioField.text
    nameField.isEnabled = false
    bioField.isEnabled = false
    saveButton.isEnabled = false
    saveButton.title = "Saving…"
    problemLabel.text = ""
    do {
      profile = try await save(edited)
      nameField.text = profile.username
      bioField.text = profile.bio
      isDirty = false
    } catch {
      problemLabel.text = error.message
    }
    nameField.isEnabled = true
    bioField.isEnabled = true
    saveButton.title = "Save"
    saveButton.isEnabled = isDirty
  }
}
