/// The request for a profile.
public struct LoadProfile: Sendable {
  let repository: any ProfileRepository
  let changes: RecentChanges

  /// Returns the profile, or a version of it saved since the request.
  public func callAsFunction(_ id: Profile.ID) async throws(DomainError) -> Profile {
    try await changes.applied { () async throws(DomainError) in
      try await repository.profile(id)
    } _: { change, profile in
      if case .saved(let newer) = change, newer.id == id { profile = newer }
    }
  }
}

/// The request to save a profile.
public struct SaveProfile: Sendable {
  let repository: any ProfileRepository
  let changes: RecentChanges

  /// Saves the profile with its name trimmed; returns what the server saved.
  public func callAsFunction(_ profile: Profile) async throws(DomainError) -> Profile {
    var profile = profile
    profile.username = NameRule.saved(profile.username)
    let edited = profile
    let saved = try await answer { () async throws(DomainError) in
      try await repository.save(edited)
    }
    changes.note(.saved(saved))
    return saved
  }
}

/// The subscription to saved profiles.
public struct ObserveProfiles: Sendable {
  let repository: any ProfileRepository
  let changes: RecentChanges

  /// Publishes the latest version of each profile saved so far, then every profile that is saved.
  public func callAsFunction() -> ProfileChanges {
    ProfileChanges(base: repository.changes(), changes: changes)
  }
}
