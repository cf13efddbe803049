/// The request for a profile.
public struct LoadProfile: Sendable {
  let repository: any ProfileRepository
  let changes: RecentChanges

  /// Returns the profile and its user's posts, with what was confirmed since the request.
  public func callAsFunction(_ id: Profile.ID) async throws(DomainError) -> ProfileWithPosts {
    try await changes.applied { () async throws(DomainError) in
      try await repository.profile(id)
    } _: { change, answer in
      if case .saved(let newer) = change, newer.id == id { answer.profile = newer }
      if case .published(let post) = change, post.author == id {
        change.addPost(to: &answer.posts)
      }
      change.apply(to: &answer.posts)
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
