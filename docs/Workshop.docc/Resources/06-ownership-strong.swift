// Sources/Exercises/12-Ownership/WrongTurns/closingReleasesTheScreen/ProfileIntent.swift
/// Turns what a person does into calls of the model and the server.
final class ProfileIntent {
  var container: ProfileContainer?

  private let save: (Profile) async throws(DomainError) -> Profile

  init(save: @escaping (Profile) async throws(DomainError) -> Profile) {
    self.save = save
  }

  func nameChanged(_ name: String) {
