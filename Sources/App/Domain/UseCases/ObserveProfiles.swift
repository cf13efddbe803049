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
