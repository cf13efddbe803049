import LabDomain

/// The intents of the screen: one method per user action, given what the screen shows.
protocol TemplateIntentProtocol: AnyObject, Sendable {
  func nameChanged(_ name: String)
  func handleChanged(_ handle: String)
  func saveTapped(_ edited: Profile?)
}

final class TemplateIntent {
  private weak var model: (any TemplateModelActions)?
  /// The last save, for a test to await.
  private(set) var saving: Task<Void, Never>?
  private let useCases: UseCases

  init(model: any TemplateModelActions, useCases: UseCases) {
    (self.model, self.useCases) = (model, useCases)
  }
}

extension TemplateIntent: TemplateIntentProtocol {
  func nameChanged(_ name: String) { model?.change(\.name, to: name) }
  func handleChanged(_ handle: String) { model?.change(\.handle, to: handle) }

  func saveTapped(_ edited: Profile?) {
    guard let edited else { return }
    model?.displaySaving()
    saving = Task { await send(edited) }
  }

  private func send(_ edited: Profile) async {
    do {
      model?.displaySaved(try await useCases.saveProfile(edited))
    } catch {
      model?.displaySaveError(error)
    }
  }
}
