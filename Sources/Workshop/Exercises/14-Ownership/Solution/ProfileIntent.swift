import LabDomain

/// Turns what a person does into calls of the model and the server.
final class ProfileIntent {
  private weak let model: ProfileModel?
  private let save: (Profile) async throws(DomainError) -> Profile

  init(
    model: ProfileModel, save: @escaping (Profile) async throws(DomainError) -> Profile
  ) {
    self.model = model
    self.save = save
  }

  func nameChanged(_ name: String) {
    model?.change(name: name)
  }

  func saveTapped(_ edited: Profile) {
    model?.displaySaving()
    Task { await send(edited) }
  }

  private func send(_ edited: Profile) async {
    do {
      let saved = try await save(edited)
      model?.displaySaved(saved)
    } catch {
      model?.displayError(error)
    }
  }
}
