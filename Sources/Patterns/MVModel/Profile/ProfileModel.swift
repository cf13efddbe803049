import LabContract
import LabDomain
import LabTracepoints
import Observation

@Observable
package final class ProfileModel: TracedObject {
  package private(set) var phase = LoadPhase.loading
  package private(set) var profile: Profile?
  package var isSaving = false
  package var notice: Notice?

  @ObservationIgnored private var isLoading = false
  private let tasks = TaskBag()
  private let id: Profile.ID
  private let environment: AppEnvironment

  package init(id: Profile.ID, environment: AppEnvironment) {
    self.id = id
    self.environment = environment
  }

  package func load() async {
    guard phase == .loading, !isLoading, !Task.isCancelled else { return }
    isLoading = true
    defer { isLoading = false }
    do {
      profile = try await environment.useCases.loadProfile(id)
      phase = .loaded
    } catch .cancelled {
    } catch {
      phase = .failed(error)
    }
  }

  package func retry() {
    guard case .failed = phase else { return }
    phase = .loading
    tasks.start { await self.load() }
  }

  package func save(_ edited: Profile) async throws(DomainError) {
    profile = try await environment.useCases.saveProfile(edited)
  }

  package func observeProfiles() async {
    for await newer in environment.useCases.observeProfiles() where newer.id == id {
      guard profile != nil, newer != profile, !isSaving else { continue }
      profile = newer
    }
  }

  package func disappear() {
    tasks.cancelAll()
    isSaving = false
  }
}
