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

  /// Saves the profile with its name trimmed; returns it as the server keeps it.
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

  /// The profiles that were saved so far, as they are now, and then every one that is saved.
  package func callAsFunction() -> AsyncStream<Profile> {
    repository.changes()
  }
}
