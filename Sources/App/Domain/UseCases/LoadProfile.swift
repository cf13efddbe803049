package struct LoadProfile: Sendable {
  private let repository: any ProfileRepository

  package init(_ repository: any ProfileRepository) {
    self.repository = repository
  }

  package func callAsFunction(_ id: Profile.ID) async throws(DomainError) -> Profile {
    try await answer { () async throws(DomainError) in try await repository.profile(id) }
  }
}
