package struct SaveProfile: Sendable {
  private let repository: any ProfileRepository

  package init(_ repository: any ProfileRepository) {
    self.repository = repository
  }

  /// Saves the profile with its name trimmed; returns it as the server keeps it.
  package func callAsFunction(_ profile: Profile) async throws(DomainError) -> Profile {
    var profile = profile
    profile.username = NameRule.saved(profile.username)
    let saved = profile
    return try await answer { () async throws(DomainError) in try await repository.save(saved) }
  }
}
