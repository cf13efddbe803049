import LabDomain

/// The profile screen: handlers change the state, and one function shows it.
final class ProfileController {
  let nameField = TextField()
  let bioField = TextField()
  let problemLabel = Label()
  let saveButton = Button()

  private let save: (Profile) async throws(DomainError) -> Profile
  private var state: ProfileState { didSet { render() } }

  init(_ profile: Profile, save: @escaping (Profile) async throws(DomainError) -> Profile) {
    state = ProfileState(profile)
    self.save = save
    nameField.onEdit = { [weak self] in self?.nameEdited() }
    bioField.onEdit = { [weak self] in self?.bioEdited() }
    saveButton.onTap = { [weak self] in await self?.saveTapped() }
    render()
  }

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

  private var edited: Profile {
    var edited = state.profile
    edited.username = NameRule.saved(state.name)
    edited.bio = state.bio
    return edited
  }

  private func nameEdited() {
    (state.name, state.nameProblem) = NameRule.accept(nameField.text)
    state.error = nil
  }

  private func bioEdited() {
    state.bio = bioField.text
  }

  private func saveTapped() async {
    state.isSaving = true
    do {
      state = ProfileState(try await save(edited))
    } catch {
      state.error = error
      state.isSaving = false
    }
  }
}
