/// Where profiles come from and go to.
package protocol ProfileRepository: Sendable {
  func profile(_ id: Profile.ID) async throws(DomainError) -> Profile

  /// Throws `.nameTaken` when somebody else has the username.
  func save(_ profile: Profile) async throws(DomainError) -> Profile

  /// Every saved change of the profile from now on; ends when the caller stops listening.
  func changes(of id: Profile.ID) -> AsyncStream<Profile>
}
