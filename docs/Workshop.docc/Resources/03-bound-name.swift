// Sources/Patterns/MVVM/Profile/ProfileViewModel.swift
package private(set) var phase = LoadPhase.loading
package private(set) var profile: Profile?
package private(set) var nameProblem: NameProblem?
package var distance: PartnerDistance?
package private(set) var isSaving = false
package var notice: Notice?
package var isAskingToDiscard = false
package var name = "" {
  didSet {
    let accepted = NameRule.accept(name)
    if name != accepted.name { name = accepted.name }  // Setting it runs `didSet` again.
    nameProblem = accepted.problem
  }
}
