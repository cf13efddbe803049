import LabContract
import LabDomain

final class TemplateIntent {
  private weak var model: (any TemplateModelActions)?

  private let tasks = TaskBag()
  private let id: Profile.ID
  private let environment: AppEnvironment

  init(id: Profile.ID, model: any TemplateModelActions, environment: AppEnvironment) {
    self.id = id
    self.model = model
    self.environment = environment
  }
}

extension TemplateIntent: TemplateIntentProtocol {
  func appeared(_ phase: LoadPhase) {
    if phase == .loading { tasks.start { await self.load() } }
  }

  private func load() async {
    do {
      let profile = try await environment.useCases.loadProfile(id).profile
      model?.display(profile)
    } catch .cancelled {
    } catch {
      model?.displayError(error)
    }
  }

  func retryTapped() {
    model?.displayLoading()
    tasks.start { await self.load() }
  }

  func bioChanged(_ bio: String) {
    model?.change(bio: bio)
  }

  func saveTapped(_ edited: Profile?) {
    guard let edited else { return }
    model?.displaySaving()
    tasks.start { await self.send(edited) }
  }

  private func send(_ edited: Profile) async {
    do {
      let profile = try await environment.useCases.saveProfile(edited)
      model?.displaySaved(profile)
    } catch {
      model?.displaySaveError(error)
    }
  }

  func noticeDismissed() {
    model?.hideAlert()
  }

  func disappeared() {
    tasks.cancelAll()
  }
}
