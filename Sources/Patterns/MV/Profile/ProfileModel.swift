import Domain

package struct ProfileModel {
  package var phase = LoadPhase.loading
  package var profile: Profile?
  package var nameProblem: NameProblem?
  package var distance: PartnerDistance?
  package var isSaving = false
  package var notice: Notice?
  package var isAskingToDiscard = false
  package var name = "" {
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
