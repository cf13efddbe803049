import LabDomain

struct TemplateModel: Equatable {
  var phase = LoadPhase.loading
  var profile: Profile?
  var bio = ""
  var isSaving = false
  var notice: Notice?

  var canSave: Bool {
    edited != nil && !isSaving
  }

  /// The edited profile, as it would be saved; `nil` if nothing has changed.
  var edited: Profile? {
    guard var profile, profile.bio != bio else { return nil }
    profile.bio = bio
    return profile
  }

  mutating func show(_ profile: Profile) {
    self.profile = profile
    bio = profile.bio
    phase = .loaded
  }
}
