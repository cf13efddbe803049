import LabContract
import LabDomain
import Observation

@Observable
final class TemplateViewModel {
  private(set) var phase = LoadPhase.loading
  private(set) var profile: Profile?
  var bio = ""
  private(set) var isSaving = false
  var notice: Notice?

  /// The edited profile, as it would be saved; `nil` if there is nothing to save.
  var edited: Profile? {
    guard !isSaving, var profile, profile.bio != bio else { return nil }
    profile.bio = bio
    return profile
  }

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
      let profile = try await environment.useCases.loadProfile(id).profile
      self.profile = profile
      bio = profile.bio
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

  func save() {
    guard let edited else { return }
    isSaving = true
    tasks.start { await self.send(edited) }
  }

  private func send(_ edited: Profile) async {
    do {
      profile = try await environment.useCases.saveProfile(edited)
    } catch {
      notice = Notice(.save, error) ?? notice
    }
    isSaving = false
  }

  func disappear() {
    tasks.cancelAll()
  }
}
