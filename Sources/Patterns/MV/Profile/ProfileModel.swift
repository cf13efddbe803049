import Domain

struct ProfileModel {
  var phase = LoadPhase.loading
  var profile: Profile?
  var nameProblem: NameProblem?
  var distance: PartnerDistance?
  var isSaving = false
  var notice: Notice?
  var name = "" {
    didSet { (name, nameProblem) = NameRule.accept(name) }
  }

  var canSave: Bool {
    edited != nil && edited != profile && !isSaving && nameProblem?.forbidsSaving != true
  }

  /// The profile as it would be saved.
  var edited: Profile? {
    guard var edited = profile, let distance else { return nil }
    edited.username = NameRule.saved(name)
    edited.partnerDistance = distance
    return edited
  }
}
