// Sources/Patterns/MV/Profile/ProfileModel.swift
package struct ProfileModel: Equatable {
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
