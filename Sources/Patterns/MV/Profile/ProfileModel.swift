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

  /// The edited profile, as it would be saved; `nil` if nothing has changed.
  var edited: Profile? {
    profile?.edited(name: name, distance: distance)
  }
}
