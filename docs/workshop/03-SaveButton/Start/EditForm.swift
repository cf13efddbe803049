import LabDomain

/// The edits of a profile, and whether they can be saved.
struct EditForm {
  var name: String {
    didSet { canSave = !name.isEmpty }
  }
  var distance: PartnerDistance {
    didSet { canSave = distance != saved.partnerDistance }
  }
  private(set) var isSaving = false
  private(set) var canSave = false
  private var saved: Profile

  init(_ profile: Profile) {
    name = profile.username
    distance = profile.partnerDistance
    saved = profile
  }

  /// Returns the profile to send; `nil` if it cannot be saved.
  mutating func startSaving() -> Profile? {
    guard canSave else { return nil }
    isSaving = true
    canSave = false
    return edited
  }

  mutating func finishSaving(_ profile: Profile) {
    isSaving = false
    saved = profile
  }

  mutating func failSaving() {
    isSaving = false
  }

  private var edited: Profile {
    var edited = saved
    edited.username = name
    edited.partnerDistance = distance
    return edited
  }
}
