import LabDomain

/// The profile screen, all of it.
final class ProfileController {
  let nameField = TextField()
  let bioField = TextField()
  let problemLabel = Label()
  let saveButton = Button()

  private let save: (Profile) async throws(DomainError) -> Profile
  private var profile: Profile
  private var isDirty = false

  init(_ profile: Profile, save: @escaping (Profile) async throws(DomainError) -> Profile) {
    self.profile = profile
    self.save = save
    nameField.text = profile.username
    bioField.text = profile.bio
    saveButton.title = "Save"
    saveButton.isEnabled = false
    nameField.onEdit = { [weak self] in self?.nameEdited() }
    bioField.onEdit = { [weak self] in self?.bioEdited() }
    saveButton.onTap = { [weak self] in await self?.saveTapped() }
  }

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
