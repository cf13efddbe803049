import LabDomain
import Observation

/// The profile that the screens of an app share.
@Observable
final class TemplateStore {
  private(set) var profile: Profile
  private let useCases: UseCases

  init(_ profile: Profile, useCases: UseCases) {
    (self.profile, self.useCases) = (profile, useCases)
  }

  func save(_ edited: Profile) async throws(DomainError) {
    profile = try await useCases.saveProfile(edited)
  }
}
