import Domain

struct ProfileModel {
  var phase = LoadPhase.loading
  var profile: Profile?
  var nameProblem: NameProblem?
  var distance: PartnerDistance?
  var isSaving = false
  var notice: Notice?
  var isAskingToDiscard = false
  var name = "" {
    didSet { (name, nameProblem) = NameRule.accept(name) }
  }

  var canSave: Bool {
    edited != nil && !isSaving && nameProblem?.forbidsSaving != true
  }

  /// The profile as it would be saved, if there is something to save.
  var edited: Profile? {
    profile?.edited(name: name, distance: distance)
  }
}
