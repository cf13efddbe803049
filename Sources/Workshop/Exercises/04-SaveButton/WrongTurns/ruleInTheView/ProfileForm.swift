import LabDomain

/// The edits of a profile.
struct ProfileForm {
  var name: String
  var distance: PartnerDistance
  private(set) var isSaving = false
  private(set) var saved: Profile

  init(_ profile: Profile) {
    name = profile.username
    distance = profile.partnerDistance
    saved = profile
  }

  /// Returns the profile to send; `nil` while one is being saved.
  mutating func startSaving() -> Profile? {
    if isSaving { return nil }
    isSaving = true
    return edited
  }

  mutating func finishSaving(_ profile: Profile) {
    isSaving = false
    saved = profile
  }

  mutating func failSaving() {
    isSaving = false
  }

  var edited: Profile {
    var edited = saved
    edited.username = name
    edited.partnerDistance = distance
    return edited
  }
}
