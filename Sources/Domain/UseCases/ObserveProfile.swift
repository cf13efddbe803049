package struct ObserveProfile: Sendable {
  private let repository: any ProfileRepository

  package init(_ repository: any ProfileRepository) {
    self.repository = repository
  }

  /// Every saved change of the profile from now on.
  package func callAsFunction(_ id: Profile.ID) -> AsyncStream<Profile> {
    repository.changes(of: id)
  }
}
