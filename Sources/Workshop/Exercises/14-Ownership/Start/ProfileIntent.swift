import LabDomain

/// Turns what a person does into calls of the model and the server.
final class ProfileIntent {
  weak var container: ProfileContainer?

  private let save: (Profile) async throws(DomainError) -> Profile

  init(save: @escaping (Profile) async throws(DomainError) -> Profile) {
    self.save = save
  }

  func nameChanged(_ name: String) {
    container?.model.change(name: name)
  }

  func saveTapped(_ edited: Profile) {
    container?.model.displaySaving()
    Task { await send(edited) }
  }

  private func send(_ edited: Profile) async {
    do {
      let saved = try await save(edited)
      container?.model.displaySaved(saved)
    } catch {
      container?.model.displayError(error)
    }
  }
}
