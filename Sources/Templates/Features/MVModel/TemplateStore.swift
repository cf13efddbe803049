import LabContract
import LabDomain
import Observation

/// The profiles of an app; a screen that shows one reads it here.
@Observable
final class TemplateStore {
  private(set) var profiles: [Profile.ID: Profile] = [:]

  private let useCases: UseCases

  init(useCases: UseCases) {
    self.useCases = useCases
  }

  func load(_ id: Profile.ID) async throws(DomainError) {
    profiles[id] = try await useCases.loadProfile(id).profile
  }

  func save(_ edited: Profile) async throws(DomainError) {
    profiles[edited.id] = try await useCases.saveProfile(edited)
  }
}
