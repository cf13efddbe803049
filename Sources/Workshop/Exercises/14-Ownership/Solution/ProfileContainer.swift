import LabDomain

/// Owns the intent and the model of one screen.
final class ProfileContainer {
  let intent: ProfileIntent
  let model: ProfileModel

  init(_ profile: Profile, save: @escaping (Profile) async throws(DomainError) -> Profile) {
    model = ProfileModel(profile)
    intent = ProfileIntent(model: model, save: save)
  }
}
