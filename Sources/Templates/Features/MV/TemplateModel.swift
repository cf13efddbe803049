import LabDomain

struct TemplateModel: Equatable {
  var phase = LoadPhase.loading
  var profile: Profile?
  var bio = ""
  var isSaving = false
  var notice: Notice?

  /// The edited profile, as it would be saved; `nil` if there is nothing to save.
  var edited: Profile? {
    guard !isSaving, var profile, profile.bio != bio else { return nil }
    profile.bio = bio
    return profile
  }

  mutating func show(_ profile: Profile) {
    self.profile = profile
    bio = profile.bio
    phase = .loaded
  }
}
