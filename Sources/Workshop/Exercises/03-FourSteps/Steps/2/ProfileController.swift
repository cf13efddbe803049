import LabDomain

/// The profile screen: the rules are the form's; saving and what to show are still here.
final class ProfileController {
  let nameField = TextField()
  let bioField = TextField()
  let problemLabel = Label()
  let saveButton = Button()

  private let save: (Profile) async throws(DomainError) -> Profile
  private var form: ProfileForm { didSet { render() } }
  private var error: DomainError? { didSet { render() } }
  private var isSaving = false { didSet { render() } }

  init(_ profile: Profile, save: @escaping (Profile) async throws(DomainError) -> Profile) {
    form = ProfileForm(profile)
    self.save = save
    nameField.onEdit = { [weak self] in self?.nameEdited() }
    bioField.onEdit = { [weak self] in self?.bioEdited() }
    saveButton.onTap = { [weak self] in await self?.saveTapped() }
    render()
  }

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

  private func bioEdited() {
    form.bio = bioField.text
  }

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
}
