import LabContract
import LabDomain
import Observation

@Observable
final class TemplateModel {
  private(set) var phase = LoadPhase.loading
  private(set) var profile: Profile?
  var isSaving = false
  var notice: Notice?

  private let tasks = TaskBag()
  private let id: Profile.ID
  private let environment: AppEnvironment

  init(id: Profile.ID, environment: AppEnvironment) {
    self.id = id
    self.environment = environment
  }

  func load() async {
    guard phase == .loading else { return }
    do {
      profile = try await environment.useCases.loadProfile(id).profile
      phase = .loaded
    } catch .cancelled {
    } catch {
      phase = .failed(error)
    }
  }

  func retry() {
    phase = .loading
    tasks.start { await self.load() }
  }

  func save(_ edited: Profile) async throws(DomainError) {
    profile = try await environment.useCases.saveProfile(edited)
  }

  func disappear() {
    tasks.cancelAll()
  }
}
