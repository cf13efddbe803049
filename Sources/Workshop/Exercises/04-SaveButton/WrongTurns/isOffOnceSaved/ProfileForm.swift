import LabDomain

/// The edits of a profile, and whether they can be saved.
struct ProfileForm {
  var name: String {
    didSet { updateCanSave() }
  }
  var distance: PartnerDistance {
    didSet { updateCanSave() }
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
    updateCanSave()
    return edited
  }

  mutating func finishSaving(_ profile: Profile) {
    isSaving = false
    updateCanSave()
    saved = profile
  }

  mutating func failSaving() {
    isSaving = false
    updateCanSave()
  }

  private mutating func updateCanSave() {
    canSave = edited != saved && !name.isEmpty && !isSaving
  }

  private var edited: Profile {
    var edited = saved
    edited.username = name
    edited.partnerDistance = distance
    return edited
  }
}
