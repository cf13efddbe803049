/// Where profiles come from and go to.
package protocol ProfileRepository: Sendable {
  func profile(_ id: Profile.ID) async throws(DomainError) -> Profile

  /// Throws `.nameTaken` when somebody else has the username.
  func save(_ profile: Profile) async throws(DomainError) -> Profile

  /// The profiles that were saved so far, as they are now, and then every one that is saved.
  ///
  /// Ends when the caller stops listening.
  func changes() -> AsyncStream<Profile>
}
