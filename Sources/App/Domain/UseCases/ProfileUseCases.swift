package struct LoadProfile: Sendable {
  private let repository: any ProfileRepository

  package init(_ repository: any ProfileRepository) {
    self.repository = repository
  }

  package func callAsFunction(_ id: Profile.ID) async throws(DomainError) -> Profile {
    try await answer { () async throws(DomainError) in try await repository.profile(id) }
  }
}

package struct SaveProfile: Sendable {
  private let repository: any ProfileRepository

  package init(_ repository: any ProfileRepository) {
    self.repository = repository
  }

  /// Saves the profile with its name trimmed; returns what the server saved.
  package func callAsFunction(_ profile: Profile) async throws(DomainError) -> Profile {
    var profile = profile
    profile.username = NameRule.saved(profile.username)
    let saved = profile
    return try await answer { () async throws(DomainError) in try await repository.save(saved) }
  }
}

package struct ObserveProfiles: Sendable {
  private let repository: any ProfileRepository

  package init(_ repository: any ProfileRepository) {
    self.repository = repository
  }

  /// Publishes the latest version of each profile saved so far, then every profile that is saved.
  package func callAsFunction() -> AsyncStream<Profile> {
    repository.changes()
  }
}
