import LabDomain
import LabFields

nonisolated struct TemplateState: Equatable {
  let id: Profile.ID
  var phase = LoadPhase.loading
  var profile: Profile?
  var bio = ""
  var isSaving = false
  var notice: Notice?
}

nonisolated extension StateReading where State == TemplateState {
  /// The edited profile, as it would be saved; `nil` if there is nothing to save.
  var edited: Profile? {
    guard !self.isSaving, var profile = self.profile, profile.bio != self.bio else { return nil }
    profile.bio = self.bio
    return profile
  }
}
